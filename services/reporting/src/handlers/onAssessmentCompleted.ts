import { AssessmentCompleted } from '@aicp/contracts/assessmentEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordReport } from '../use-cases/recordReport.ts';

export const onAssessmentCompleted = on(AssessmentCompleted, recordReport);
