import { answerWork } from '@aicp/service/sandbox/sandboxBody';
import { carryOut } from './drawingWork.ts';

answerWork(carryOut);
