import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { CreateSystemInput, UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { describe, expect, it } from '@jest/globals';
import { Report } from './reporting.ts';
import { System } from './systemsAssessment.ts';

describe('what somebody has said of a system', () => {
  it('is answered with the system, every field of it', () => {
    const said = Object.keys({ ...CreateSystemInput.shape, ...UpdateSystemInput.shape });
    expect(said.filter(field => !(field in System.shape))).toEqual([]);
  });

  it('is answered with its report as it was then, but for the law, which the report has itself', () => {
    const then = Object.keys(AssessmentCompleted.data.shape.system.shape);
    expect(then.filter(field => !(field in Report.shape.system.shape))).toEqual(['jurisdiction']);
  });
});
