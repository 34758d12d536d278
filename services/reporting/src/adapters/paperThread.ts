import { answerWork } from '@aicp/service/sandbox/sandboxBody';
import { drawPaper } from './paperWork.ts';

answerWork(drawPaper);
