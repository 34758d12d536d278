import type { Measure } from './measure.ts';
import { sectorMeasures } from './sectorMeasures.ts';

/** The measures by question. */
export const ukMeasures: Readonly<Record<string, Measure>> = {
  'uk-s1': {
    title: 'Lifecycle risk assessment',
    missing: 'a risk assessment across the lifecycle that covers misuse',
    action:
      'Keep a risk register for the lifecycle of the system and its foreseeable misuse. Have the remaining risks accepted in writing.',
    owner: 'product owner with the risk manager',
  },
  'uk-s2': {
    title: 'Security',
    missing: 'security by design, including the supply chain and protection against AI-specific attacks',
    action:
      'Write and test a security plan for the system. Follow the NCSC guidelines and the AI Cyber Security Code of Practice.',
    owner: 'security officer',
  },
  'uk-s3': {
    title: 'Testing and monitoring',
    missing: 'tests before release and monitoring for drift',
    action: 'Write a test plan with release thresholds, and set alarms for drift in use.',
    owner: 'engineering lead',
  },
  'uk-s4': {
    title: 'Incident plan and safe stop',
    missing: 'an incident plan with a fallback and a safe stop',
    action: 'Write and rehearse an incident plan with a fallback, a safe stop and the people to notify.',
    owner: 'operations manager',
  },
  ...sectorMeasures,
  'uk-t1': {
    title: 'Information about the use of AI',
    missing: 'information for people that AI is used, and what for',
    action: 'State the use of AI in the privacy notice and wherever people meet the system, in every channel.',
    owner: 'data protection officer',
  },
  'uk-t2': {
    title: 'Explanations',
    missing: 'a meaningful explanation of outcomes',
    action:
      'Write templates that explain outcomes to people, and test them with affected people. Follow the guide by the ICO and the Turing Institute.',
    owner: 'product owner',
  },
  'uk-t3': {
    title: 'Documentation',
    missing: 'documentation of purpose, data and limits',
    action: 'Write a model card with the purpose, data and limits of the system.',
    owner: 'product owner',
    also: [
      {
        needs: 'cg',
        text: 'Publish a record under the Algorithmic Transparency Recording Standard, which central government policy requires.',
      },
      {
        needs: 'otherPublic',
        text: 'Consider publishing a record under the Algorithmic Transparency Recording Standard, which is recommended for public bodies outside central government.',
      },
    ],
  },
  'uk-t4': {
    title: 'Labelling of AI and synthetic content',
    missing: 'safeguards against mistaking synthetic content or the AI for something else',
    action: 'Label synthetic content, and have the assistant introduce itself as AI.',
    owner: 'product owner',
  },
  'uk-f1': {
    title: 'Tests for bias',
    missing: 'bias tests across the protected characteristics',
    action:
      'Test outcomes for bias by protected characteristic, set thresholds and record the action taken on differences.',
    owner: 'data lead with the equality lead',
  },
  'uk-f2': {
    title: 'Data quality',
    missing: 'data that is shown to be representative, accurate and relevant',
    action: 'Write a data sheet for every data set, with known gaps and a way to correct errors.',
    owner: 'data lead',
  },
  'uk-f3': {
    title: 'Lawful basis',
    missing: 'a recorded lawful basis, and a condition for special categories of personal data',
    action:
      'Record the lawful basis for training and for use, and the condition for special categories of personal data.',
    owner: 'data protection officer',
  },
  'uk-f4': {
    title: 'Vulnerable people and children',
    missing: 'consideration of vulnerable people and children',
    action:
      'Assess the effects on vulnerable people and children in writing. Change the design where it matters to them.',
    owner: 'product owner',
    also: [
      {
        needs: 'minors',
        text: "Cover the standards of the Children's Code and children's higher protection matters (UK GDPR Art. 25).",
      },
    ],
  },
  'uk-a1': {
    title: 'A senior owner',
    missing: 'a named senior person who is accountable for the system',
    action: 'Appoint a senior owner in a board minute, with the authority to change or stop the system.',
    owner: 'managing director',
  },
  'uk-a2': {
    title: 'Data protection impact assessment',
    missing: 'a data protection impact assessment',
    action:
      'Carry out the data protection impact assessment, act on it and have it signed before processing begins or continues.',
    owner: 'data protection officer',
  },
  'uk-a3': {
    title: 'Inventory, policies and training',
    missing: 'an AI inventory with policies, training and review',
    action: 'Set up an AI inventory, an AI policy, training by role and a yearly review.',
    owner: 'compliance officer',
  },
  'uk-a4': {
    title: 'Suppliers',
    missing: 'checks of suppliers and contracts with them',
    action: 'Check every AI supplier with a questionnaire, and sign contracts on security and data protection.',
    owner: 'procurement manager',
    also: [
      {
        needs: 'proc',
        text: 'The contract must contain the terms listed in UK GDPR Art. 28 or, for law enforcement, in DPA 2018 s. 59.',
      },
    ],
  },
  'uk-c1': {
    title: 'A route to contest outcomes',
    missing: 'a published route to contest outcomes, with a time limit for the answer',
    action: 'Publish how and where to contest an outcome and the time limit for an answer, next to every outcome.',
    owner: 'head of customer service',
  },
  'uk-c2': {
    title: 'Human intervention',
    missing: 'human intervention by a person able to change the outcome',
    action: 'Appoint trained reviewers who can change outcomes, and write down how a case reaches a reviewer.',
    owner: 'head of the department that uses the system',
  },
  'uk-c3': {
    title: 'Notice and representations',
    missing: 'notice of decisions taken by the system alone, with a way to make representations',
    action: 'Write a decision notice that states how the decision was taken and where to send representations.',
    owner: 'data protection officer',
  },
  'uk-c4': {
    title: 'Complaints',
    missing:
      'a complaints process that acknowledges complaints within 30 days, puts matters right and learns from them',
    action: 'Set up a data protection complaints form, a register with the 30-day clock and a review of causes.',
    owner: 'data protection officer',
  },
};
