import { AssessmentCompleted } from '@aicp/contracts/assessmentEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordSubject } from '../use-cases/recordSubject.ts';

export const onAssessmentCompleted = on(AssessmentCompleted, recordSubject);
