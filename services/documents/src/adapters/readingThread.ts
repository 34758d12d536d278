import { answerWork } from '@aicp/service/sandbox/sandboxBody';
import { carryOut } from './readingWork.ts';

answerWork(carryOut);
