import '../../client/withoutEval.ts';

export { riskCalculator as estimate } from '@aicp/compliance/tools/riskCalculator';
