import { AssessmentCompleted } from '@aicp/contracts/assessmentEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordAssessment } from '../use-cases/recordAssessment.ts';

export const onAssessmentCompleted = on(AssessmentCompleted, recordAssessment);
