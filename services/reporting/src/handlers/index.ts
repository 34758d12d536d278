import {
  AssessmentCompleted,
  SystemArchived,
  SystemDeleted,
  SystemFactsChanged,
  SystemRestored,
  SystemsMerged,
} from '@aicp/contracts/events/assessmentEvents';
import { OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { ReportLookupRequested } from '@aicp/contracts/events/reportEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { eventHandler, type Handler } from '@aicp/service/queue/consumer';
import { applyFounder, applyMembershipChange } from '@aicp/service/store/applyMembershipChange';
import { applyArchived, applyRestored } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { answerReportLookup } from '../use-cases/answerReportLookup.ts';
import { applyArchiveChange } from '../use-cases/applyArchiveChange.ts';
import { applyMerge } from '../use-cases/applyMerge.ts';
import { applyRetirement } from '../use-cases/applyRetirement.ts';
import { endMembership } from '../use-cases/endMembership.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { fileReport } from '../use-cases/fileReport.ts';
import { applyDutyAnswers } from '../use-cases/syncOrganisationActions.ts';

export const handlers: Handler<Context>[] = [
  eventHandler(AssessmentCompleted, fileReport),
  eventHandler(SystemFactsChanged, applyRetirement),
  eventHandler(OrganisationDutiesChanged, applyDutyAnswers),
  eventHandler(ReportLookupRequested, answerReportLookup),
  eventHandler(SystemArchived, (ctx, heard) => applyArchiveChange(ctx, ownerOf(heard), tx => applyArchived(tx, heard))),
  eventHandler(SystemRestored, (ctx, heard) => applyArchiveChange(ctx, ownerOf(heard), tx => applyRestored(tx, heard))),
  eventHandler(SystemDeleted, eraseSystem),
  eventHandler(SystemsMerged, applyMerge),
  eventHandler(OrganisationDeleted, eraseOrganisation),
  eventHandler(OrganisationCreated, applyFounder),
  eventHandler(MembershipChanged, applyMembershipChange),
  eventHandler(MembershipEnded, endMembership),
  eventHandler(UserDeleted, eraseUser),
];
