/** What an item asks for: what a gap calls missing, what to do about it, and who. */
export type Measure = { title: string; missing: string; action: string; owner: string };

/** The measures by question. */
export const ukMeasures: Readonly<Record<string, Measure>> = {
  'uk-s1': {
    title: 'Risks across the lifecycle',
    missing: 'a risk assessment across the lifecycle that covers misuse',
    action:
      'Keep a risk register that covers the lifecycle and foreseeable misuse, and have the remaining risks accepted in writing.',
    owner: 'product owner with the risk manager',
  },
  'uk-s2': {
    title: 'Security',
    missing: 'security by design, including supply chain and attacks specific to AI',
    action:
      'Write and test a security plan that follows the NCSC guidelines and the AI Cyber Security Code of Practice.',
    owner: 'security officer',
  },
  'uk-s3': {
    title: 'Testing and monitoring',
    missing: 'tests before release and monitoring for drift',
    action: 'Write a test plan with thresholds for release, and alarms for drift in use.',
    owner: 'engineering lead',
  },
  'uk-s4': {
    title: 'Incidents and a safe stop',
    missing: 'an incident plan with a fallback and a safe stop',
    action: 'Write an incident plan with a fallback, a safe stop and whom to notify, and rehearse it.',
    owner: 'operations manager',
  },
  'uk-t1': {
    title: 'People know that AI is used',
    missing: 'information to people that AI is used and what for',
    action: 'Put the use of AI into the privacy notice, and say it where people meet the system, in every channel.',
    owner: 'data protection officer',
  },
  'uk-t2': {
    title: 'Explanations',
    missing: 'a meaningful explanation of outcomes',
    action:
      'Write explanation templates that follow the guide of the ICO and the Turing Institute, and try them on people affected.',
    owner: 'product owner',
  },
  'uk-t3': {
    title: 'Documentation',
    missing: 'documentation of purpose, data and limits',
    action: 'Write a model card with purpose, data and limits; in central government publish the ATRS record.',
    owner: 'product owner',
  },
  'uk-t4': {
    title: 'Nothing misleading',
    missing: 'safeguards against mistaking synthetic content or the AI for something else',
    action: 'Label synthetic content, and have the assistant introduce itself as AI.',
    owner: 'product owner',
  },
  'uk-f1': {
    title: 'Tests for bias',
    missing: 'bias tests across the protected characteristics',
    action: 'Test outcomes by protected characteristic, set thresholds, and record what was done about differences.',
    owner: 'data lead with the equality lead',
  },
  'uk-f2': {
    title: 'Quality of data',
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
      'Write an assessment of the effects on vulnerable people and children, and change the design where it matters.',
    owner: 'product owner',
  },
  'uk-a1': {
    title: 'A senior owner',
    missing: 'a named senior person who answers for the system',
    action: 'Name a senior owner in a board minute, with the authority to change or stop the system.',
    owner: 'managing director',
  },
  'uk-a2': {
    title: 'Data protection impact assessment',
    missing: 'a data protection impact assessment',
    action: 'Carry out the impact assessment, act on it, and have it signed before the processing goes on.',
    owner: 'data protection officer',
  },
  'uk-a3': {
    title: 'Inventory, policies and training',
    missing: 'an AI inventory with policies, training and review',
    action: 'Set up the inventory, an AI policy, training by role and a yearly review.',
    owner: 'compliance officer',
  },
  'uk-a4': {
    title: 'Suppliers',
    missing: 'checks of suppliers and contracts with them',
    action: 'Check every AI supplier with a questionnaire, and sign contracts with the terms that Art. 28 lists.',
    owner: 'procurement manager',
  },
  'uk-c1': {
    title: 'A route to contest',
    missing: 'a published route to contest outcomes, with a time limit for the answer',
    action: 'Publish the route, the contact and the time limit beside every outcome.',
    owner: 'head of customer service',
  },
  'uk-c2': {
    title: 'Human intervention',
    missing: 'human intervention by somebody able to change the outcome',
    action: 'Appoint trained reviewers with the power to change outcomes, and write down how a case reaches them.',
    owner: 'head of the department that uses the system',
  },
  'uk-c3': {
    title: 'Notice and representations',
    missing: 'notice of decisions taken by the system alone, with a way to make representations',
    action: 'Write a decision notice that says how the decision was taken and where to send representations.',
    owner: 'data protection officer',
  },
  'uk-c4': {
    title: 'Complaints',
    missing: 'a complaints process that acknowledges within 30 days, remedies and learns',
    action: 'Set up a complaints form, a register with the 30-day clock, and a review of causes.',
    owner: 'data protection officer',
  },
};
