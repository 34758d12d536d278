import { AssessmentCompleted, SystemDeleted, SystemJoined } from '@aicp/contracts/assessmentEvents';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/organisationEvents';
import { ReportsAsked } from '@aicp/contracts/reportEvents';
import { UserDeleted } from '@aicp/contracts/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import type { Context } from '@aicp/service/store/context';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import { endMembership } from '../use-cases/endMembership.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { joinSystem } from '../use-cases/joinSystem.ts';
import { recordReport } from '../use-cases/recordReport.ts';
import { stateReports } from '../use-cases/stateReports.ts';

export const handlers: Handler<Context>[] = [
  on(AssessmentCompleted, recordReport),
  on(ReportsAsked, stateReports),
  on(SystemDeleted, eraseSystem),
  on(SystemJoined, joinSystem),
  on(UserDeleted, eraseUser),
  on(OrganisationDeleted, eraseOrganisation),
  on(OrganisationCreated, recordFounder),
  on(MembershipChanged, recordMember),
  on(MembershipEnded, endMembership),
];
