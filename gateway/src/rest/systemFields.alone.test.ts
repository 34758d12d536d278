// Made-up fields are added to the table before any layer reads it.
import '@aicp/testing/madeUpFields';

import { namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { describe, expect, it } from '@jest/globals';
import { Report } from './reporting.ts';
import { System, systemsAssessmentRoutes } from './systemsAssessment.ts';

describe('REST responses return, from the table of system fields including made-up ones,', () => {
  it('all fields with the system, and select them in the graph', () => {
    const names = namesIn(systemFields, 'rest');
    expect(names.filter(name => !(name in System.shape))).toEqual([]);
    const read = systemsAssessmentRoutes.find(({ method, url }) => method === 'GET' && url === '/api/systems/:id');
    expect(names.filter(name => !read?.operation.includes(name))).toEqual([]);
  });

  it('are those of the report, except the law, which the report has itself', () => {
    const then = namesIn(systemFields, 'report');
    expect(then.filter(name => !(name in Report.shape.system.shape))).toEqual(['jurisdiction']);
  });
});
