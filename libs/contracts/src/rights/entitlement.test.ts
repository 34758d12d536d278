import { describe, expect, it } from '@jest/globals';
import { mayAddSystem, mayGenerateDocument } from './entitlement.ts';
import type { Plan } from './plans.ts';

const add = (plan: Plan, systems: number, enforced = true) => mayAddSystem({ plan, systems, enforced });

describe('another AI system', () => {
  it.each<[Plan, number]>([
    ['free', 3],
    ['starter', 3],
    ['professional', 10],
  ])('is allowed on %s up to %i', (plan, most) => {
    expect(add(plan, most - 1)).toEqual({ allowed: true, notice: null });
    expect(add(plan, most).allowed).toBe(false);
  });

  it('is always allowed on enterprise', () => {
    expect(add('enterprise', 1_000_000)).toEqual({ allowed: true, notice: null });
  });

  it('is refused with the plan that allows more, and where to buy it', () => {
    expect(add('free', 3)).toEqual({
      allowed: false,
      message: 'Your Free plan includes 3 AI systems. The Professional plan includes 10: see /pricing.',
    });
    expect(add('professional', 10)).toEqual({
      allowed: false,
      message:
        'Your Professional plan includes 10 AI systems. The Enterprise plan includes an unlimited number: see /pricing.',
    });
  });

  it('is allowed in a trial, with a notice of the same content', () => {
    expect(add('free', 3, false)).toEqual({
      allowed: true,
      notice:
        'Your Free plan includes 3 AI systems. This trial allows more. The Professional plan includes 10: see /pricing.',
    });
  });
});

describe('a document', () => {
  const asked = { plan: 'free', bought: false, includedThisMonth: 0, jurisdiction: 'EU', enforced: true } as const;

  it('is allowed once it is bought, on any plan', () => {
    expect(mayGenerateDocument({ ...asked, bought: true })).toMatchObject({ allowed: true, right: 'purchase' });
  });

  it('is included three times a month in professional, and always in enterprise', () => {
    const third = { ...asked, plan: 'professional', includedThisMonth: 2 } as const;
    expect(mayGenerateDocument(third)).toMatchObject({ allowed: true, right: 'plan' });
    const fourth = mayGenerateDocument({ ...third, includedThisMonth: 3 });
    expect(fourth).toEqual({
      allowed: false,
      message:
        'You have used the 3 documents included in your Professional plan this month. This document costs EUR 49: ' +
        'buy it on the report page or with POST /api/document-purchases. The Enterprise plan includes unlimited documents: see /pricing.',
    });
    const many = { ...asked, plan: 'enterprise', includedThisMonth: 500 } as const;
    expect(mayGenerateDocument(many)).toMatchObject({ allowed: true, right: 'plan' });
  });

  it('is refused without an entitlement, with the price of its jurisdiction', () => {
    for (const plan of ['free', 'starter'] as const) {
      const uk = mayGenerateDocument({ ...asked, plan, jurisdiction: 'UK' });
      expect(uk).toEqual({
        allowed: false,
        message:
          'This document costs GBP 39: buy it on the report page or with POST /api/document-purchases. ' +
          'The Professional plan includes 3 documents a month: see /pricing.',
      });
    }
  });

  it('is allowed in a trial, with a notice of the price', () => {
    expect(mayGenerateDocument({ ...asked, enforced: false })).toEqual({
      allowed: true,
      right: 'trial',
      notice: 'Outside a trial this document would cost EUR 49.',
    });
  });
});
