import type { Party } from './euFacts.ts';

/** What a duty asks of one party: what a gap calls missing, under which article, and what to do about it. */
export type Duty = { missing: string; label: string; action: string; owner: string };

/**
 * The duties of high-risk systems by question and party. A question binds exactly the parties that have a duty here;
 * importers and distributors verify the documents of others (Arts 23(1) and 24(1)).
 */
export const highRiskDuties: Readonly<Record<string, Partial<Record<Party, Duty>>>> = {
  'eu-10': {
    provider: {
      missing: 'a risk management system that runs through the whole lifecycle',
      label: 'Art. 9',
      action:
        'Set up a risk register that covers intended use and foreseeable misuse, test the measures, and have the remaining risk signed off.',
      owner: 'product owner with the risk manager',
    },
  },
  'eu-11': {
    provider: {
      missing: 'data governance that shows where data comes from and that it is relevant, representative and checked',
      label: 'Art. 10(2)–(4)',
      action: 'Write a datasheet for every data set, with quality criteria and a log of known gaps.',
      owner: 'data lead',
    },
  },
  'eu-12': {
    provider: {
      missing:
        'an examination of bias across groups, with mitigation and a lawful basis for sensitive data used for it',
      label: 'Arts 10(2)(f), (g) and 4a',
      action:
        'Test results group by group against set thresholds, record the mitigation, and meet the conditions of Art. 4a before special-category data is used for it.',
      owner: 'data lead with the data protection officer',
    },
  },
  'eu-13': {
    provider: {
      missing: 'current technical documentation under Annex IV, kept for 10 years',
      label: 'Arts 11 and 18',
      action:
        'Build the technical file in the nine sections of Annex IV (small companies and small mid-caps may use the simplified form) and fix its retention at 10 years.',
      owner: 'product owner',
    },
    importer: {
      missing: 'your check that the provider has drawn up the technical documentation',
      label: 'Art. 23(1)',
      action:
        "As importer, obtain the provider's confirmation of the Annex IV file, and record the check for every version. For distributors Art. 24(1) does not list this check; asking the importer for it is prudent.",
      owner: 'import and distribution manager',
    },
  },
  'eu-14': {
    provider: {
      missing: 'automatic, traceable event logs that are kept for at least six months',
      label: 'Arts 12 and 19',
      action:
        'Define an event schema, log accordingly, and keep the logs for at least six months, reconciled with the GDPR.',
      owner: 'engineering lead',
    },
    deployer: {
      missing: 'retention for at least six months of the logs under your control',
      label: 'Art. 26(6)',
      action:
        'Fix where the logs under your control are stored and for how long: at least six months, reconciled with the GDPR.',
      owner: 'system operator',
    },
  },
  'eu-15': {
    provider: {
      missing: 'instructions for use with limits, accuracy and human oversight',
      label: 'Art. 13',
      action: 'Write the instructions for use along the list in Art. 13(3), and hand them over with every version.',
      owner: 'product owner',
    },
    importer: {
      missing: 'your check that the system comes with its instructions for use',
      label: 'Arts 23(1) and 24(1)',
      action: 'Check that the instructions for use come with the system, and record it.',
      owner: 'import and distribution manager',
    },
  },
  'eu-16': {
    provider: {
      missing: 'a design that lets people understand, override and stop the system',
      label: 'Art. 14',
      action: 'Build and test the means of oversight: indicators, an override and a stop.',
      owner: 'product owner',
    },
    deployer: {
      missing: 'oversight by named people with competence, training and authority',
      label: 'Art. 26(2)',
      action: 'Appoint the overseers by name in a written mandate, train them, and rehearse the stop.',
      owner: 'head of the department that uses the system',
    },
  },
  'eu-17': {
    provider: {
      missing: 'declared accuracy metrics, robustness tests and cover against attacks on AI',
      label: 'Art. 15',
      action:
        'Declare the metrics, test robustness and adversarial attacks, and set alarms for drift; keep the test reports.',
      owner: 'engineering lead with the security officer',
    },
  },
  'eu-18': {
    provider: {
      missing: 'a quality management system with a conformity route, declaration, marking and registration',
      label: 'Arts 16, 17, 43 and 47–49',
      action:
        'Set up the quality management system of Art. 17, choose the conformity route (internal control, notified body or the procedure of the product law), and plan the EU declaration, the CE marking and, for Annex III only, the registration.',
      owner: 'quality manager',
    },
    importer: {
      missing: 'your check of the conformity assessment, the EU declaration and the CE marking',
      label: 'Arts 23(1) and 24(1)',
      action: 'Verify the declaration of conformity and the CE marking before the system is passed on, and record it.',
      owner: 'import and distribution manager',
    },
  },
  'eu-19': {
    deployer: {
      missing: 'use by the instructions, with input data checked, monitoring, suspension and information of people',
      label: 'Art. 26(1), (4), (5), (7) and (11)',
      action:
        'Obtain the instructions, write an operating procedure with monitoring and a way to suspend, and prepare the notices to workers (use at the workplace) and to people affected (Annex III).',
      owner: 'head of the department that uses the system',
    },
  },
  'eu-24': {
    provider: {
      missing: 'a post-market monitoring plan and an incident process for the deadlines of 2, 10 and 15 days',
      label: 'Arts 20, 72 and 73',
      action:
        'Write the monitoring plan and an incident runbook with the three deadlines and the contacts, and rehearse it.',
      owner: 'quality manager',
    },
    deployer: {
      missing: 'monitoring in use, with a route by which incidents reach the provider first and then the authority',
      label: 'Art. 26(5)',
      action:
        'Write down who watches the system, when to suspend it, and how incidents reach the provider at once and then the authority.',
      owner: 'system operator',
    },
  },
  'eu-26': {
    deployer: {
      missing: 'a way to explain individual decisions to the people affected',
      label: 'Art. 86',
      action: 'Prepare an explanation template and a route for requests, with a named person who answers them.',
      owner: 'head of customer service or HR',
    },
  },
};
