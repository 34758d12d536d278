import {
  AssessmentCompleted,
  SystemDeleted,
  SystemFactsChanged,
  SystemJoined,
} from '@aicp/contracts/events/assessmentEvents';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { ReportsAsked } from '@aicp/contracts/events/reportEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import type { Context } from '@aicp/service/store/context';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import { endMembership } from '../use-cases/endMembership.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { joinSystem } from '../use-cases/joinSystem.ts';
import { recordReport } from '../use-cases/recordReport.ts';
import { recordRetirement } from '../use-cases/recordRetirement.ts';
import { stateReports } from '../use-cases/stateReports.ts';

export const handlers: Handler<Context>[] = [
  on(AssessmentCompleted, recordReport),
  on(SystemFactsChanged, recordRetirement),
  on(ReportsAsked, stateReports),
  on(SystemDeleted, eraseSystem),
  on(SystemJoined, joinSystem),
  on(OrganisationDeleted, eraseOrganisation),
  on(OrganisationCreated, recordFounder),
  on(MembershipChanged, recordMember),
  on(MembershipEnded, endMembership),
];
