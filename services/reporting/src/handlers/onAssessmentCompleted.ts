import { AssessmentCompleted } from '@aicp/contracts/assessmentEvents';
import { on } from '@aicp/service/consumer';
import { recordReport } from '../use-cases/recordReport.ts';

export const onAssessmentCompleted = on(AssessmentCompleted, recordReport);
