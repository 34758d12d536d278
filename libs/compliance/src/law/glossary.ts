import { aiActCitation } from './aiActCitation.ts';
import type { Citation } from './citation.ts';
import { currentLegalDateOf } from './dates.ts';
import { ukCitation } from './ukSources.ts';

/** A legal term, or a term of this product about the law, as explained to a colleague. */
export type GlossaryEntry = { term: string; meaning: string; example: string; citation: Citation };

/** Dates are only in the citations, so that the sentences do not become outdated. */
export const glossary = {
  'ai-system': {
    term: 'AI system',
    meaning:
      'A machine-based system that works with some autonomy and infers from its input how to produce predictions, content, recommendations or decisions.',
    example: 'A model that ranks applications is an AI system; a spreadsheet formula that people wrote by hand is not.',
    citation: aiActCitation('Art. 3(1)', 'chapters-1-and-2', 'M'),
  },
  provider: {
    term: 'Provider',
    meaning:
      'A person or organisation that develops an AI system, or has it developed, and places it on the market or puts it into service under its own name. Anyone who rebrands or substantially modifies a high-risk system becomes its provider.',
    example: 'A software house that sells its own CV screening tool.',
    citation: aiActCitation('Arts 3(3) and 25', 'chapters-1-and-2'),
  },
  deployer: {
    term: 'Deployer',
    meaning:
      'A person or organisation that uses an AI system under its own authority, other than for personal, non-professional purposes.',
    example: 'A bank that scores loan applications with a system that it has bought.',
    citation: aiActCitation('Art. 3(4)', 'chapters-1-and-2'),
  },
  'importer-distributor': {
    term: 'Importer and distributor',
    meaning:
      'An importer places on the EU market a system from a provider outside the EU; a distributor makes a system available there. Both check that the provider has met its obligations.',
    example: 'A Lisbon reseller of a US recruitment tool.',
    citation: aiActCitation('Arts 23 and 24', 'annex-iii'),
  },
  'prohibited-practice': {
    term: 'Prohibited practice',
    meaning: 'One of the ten AI practices that Art. 5 prohibits. They carry the highest fines under the Act.',
    example: 'Inferring the emotions of employees at work, except for medical or safety reasons.',
    citation: aiActCitation('Art. 5', 'chapters-1-and-2'),
  },
  'high-risk': {
    term: 'High-risk AI system',
    meaning:
      'A category under the Act, determined by the purpose of the system: the areas of Annex III, or products of Annex I that need a third-party conformity assessment. It is not the same as the risk level HIGH in a report.',
    example: 'A system that sorts job applications is high-risk, even if every duty is met.',
    citation: aiActCitation('Art. 6', 'annex-iii'),
  },
  'annex-i': {
    term: 'Annex I',
    meaning:
      'The list of EU product laws. AI that is such a product, or a safety component of one, is high-risk when that law requires a third-party conformity assessment.',
    example: 'Diagnostic software that needs a notified body under the Medical Devices Regulation.',
    citation: aiActCitation('Art. 6(1) and Annex I', 'annex-i'),
  },
  'annex-iii': {
    term: 'Annex III',
    meaning:
      'The eight areas in which AI is high-risk: biometrics, critical infrastructure, education, employment, essential services, law enforcement, migration, and justice and elections.',
    example: 'Assessing the creditworthiness of people; detecting financial fraud is expressly excepted.',
    citation: aiActCitation('Art. 6(2) and Annex III', 'annex-iii'),
  },
  derogation: {
    term: 'Exception under Art. 6(3) (derogation)',
    meaning:
      'The exception from Annex III for a system without significant risk that only performs a narrow, preparatory or supporting task. It is documented before the system is placed on the market, and never covers profiling of people.',
    example: 'A tool that turns scanned application forms into a table and does not rank anyone.',
    citation: aiActCitation('Art. 6(3) and (4)', 'annex-iii'),
  },
  'risk-management': {
    term: 'Risk management system',
    meaning:
      'The continuous process, over the whole life of a high-risk system, of finding and treating risks to health, safety and fundamental rights, and testing that this works.',
    example: 'A register of each risk, its measure, the remaining risk and who accepted it.',
    citation: aiActCitation('Art. 9', 'annex-iii'),
  },
  'technical-documentation': {
    term: 'Technical documentation',
    meaning:
      'The documents that show how a high-risk system meets the Act. They are drawn up before the system is placed on the market, kept up to date and retained for ten years. Small companies may use a simplified form.',
    example: 'Purpose, architecture, data, tests, oversight and monitoring, in the nine sections of Annex IV.',
    citation: aiActCitation('Art. 11 and Annex IV', 'annex-iii'),
  },
  'human-oversight': {
    term: 'Human oversight',
    meaning:
      'Named, competent people who can understand a high-risk system, notice when it makes mistakes, override it and stop it.',
    example: 'A recruiter who sees why a candidate was ranked low, and can put them back on the list.',
    citation: aiActCitation('Art. 14', 'annex-iii'),
  },
  qms: {
    term: 'Quality management system (QMS)',
    meaning:
      "The provider's written policies and procedures that keep a high-risk system compliant, in proportion to its size.",
    example: 'Procedures for change control, testing, data, risk, monitoring and accountability.',
    citation: aiActCitation('Art. 17', 'annex-iii'),
  },
  'conformity-assessment': {
    term: 'Conformity assessment',
    meaning:
      'The check that a high-risk system meets the requirements of the Act, carried out before it is placed on the market. The provider carries it out alone or with a notified body. A substantial modification requires a new assessment.',
    example: 'A credit scoring provider examines its own system under Annex VI and keeps the record.',
    citation: aiActCitation('Art. 43', 'annex-iii', 'M'),
  },
  'notified-body': {
    term: 'Notified body',
    meaning: 'An independent organisation that a Member State has named to assess conformity.',
    example: 'Remote biometric identification needs a notified body unless harmonised standards are applied in full.',
    citation: aiActCitation('Arts 31 and 43', 'gpai-and-penalties', 'M'),
  },
  'ce-marking': {
    term: 'CE marking',
    meaning:
      'The marking, supported by the EU declaration of conformity, by which a provider indicates that a high-risk system meets the Act.',
    example: 'For a system that is only provided digitally, it appears in the interface.',
    citation: aiActCitation('Arts 47 and 48', 'annex-iii', 'M'),
  },
  fria: {
    term: 'Fundamental rights impact assessment (FRIA)',
    meaning:
      'An assessment that certain deployers carry out before first use of an Annex III system: who is affected, how they may be harmed, and what is done about it. Required of public bodies, private providers of public services, and deployers that score credit or price life and health insurance.',
    example: 'A bank describes the effect of a wrong score on an applicant, and where they can complain.',
    citation: aiActCitation('Art. 27', 'annex-iii'),
  },
  dpia: {
    term: 'Data protection impact assessment (DPIA)',
    meaning:
      'The assessment that data protection law requires before personal data is processed in a way that is likely to put people at high risk. A FRIA may refer to it.',
    example: 'An employer examines a staff monitoring tool before switching it on.',
    citation: ukCitation('ukGdpr', 'Art. 35', 'UK GDPR Art. 35'),
  },
  'transparency-obligation': {
    term: 'Transparency obligation',
    meaning:
      'The duty to tell people that they are dealing with an AI system, that emotions or biometrics are analysed, or that content is synthetic. It applies to every such system, high-risk or not.',
    example: 'A chatbot that states in its first message that it is AI.',
    citation: aiActCitation('Art. 50', 'general'),
  },
  deepfake: {
    term: 'Deepfake',
    meaning:
      'Image, audio or video made or altered by AI that would falsely appear authentic. Its deployer must disclose this.',
    example: 'A training video in which an artificial likeness of a director speaks.',
    citation: aiActCitation('Art. 50(4)', 'general'),
  },
  gpai: {
    term: 'General-purpose AI model (GPAI)',
    meaning:
      'A model that performs a wide range of tasks and can be built into many systems. Its provider documents it, respects copyright and publishes a summary of the training content.',
    example: 'A large language model behind your chatbot. Using it does not make you its provider.',
    citation: aiActCitation('Arts 51 to 55', 'gpai-and-penalties'),
  },
  'systemic-risk': {
    term: 'Systemic risk',
    meaning:
      'The risk that the most capable general-purpose models are presumed to carry if trained with more than 10²⁵ floating-point operations.',
    example: "The model's provider notifies the Commission within two weeks, and tests, mitigates and reports.",
    citation: aiActCitation('Arts 51, 52 and 55', 'gpai-and-penalties'),
  },
  'post-market-monitoring': {
    term: 'Post-market monitoring',
    meaning:
      'The planned collection of experience with a high-risk system in use, so that the provider finds what testing did not.',
    example: 'Error rates per group of people, reviewed every month, with a threshold for action.',
    citation: aiActCitation('Art. 72', 'annex-iii', 'M'),
  },
  'serious-incident': {
    term: 'Serious incident',
    meaning:
      'Death or serious harm, disruption of critical infrastructure, or a breach of fundamental rights through an AI system. It is reported within 15 days, within 10 days in the event of a death, or within 2 days if it is widespread or concerns critical infrastructure.',
    example: 'A triage system that sends an emergency to the back of the queue.',
    citation: aiActCitation('Art. 73', 'annex-iii', 'M'),
  },
  'ai-literacy': {
    term: 'AI literacy',
    meaning:
      'The skills to use AI with its opportunities, risks and harms in mind. Every provider and deployer takes measures to support its development.',
    example: 'A short course for people who work with a scoring tool, with an attendance record.',
    citation: aiActCitation('Art. 4', 'chapters-1-and-2'),
  },
  'right-to-explanation': {
    term: 'Right to explanation',
    meaning:
      'A person affected by a decision based on an Annex III system may ask the deployer what role the system played and what the main elements of the decision were.',
    example: 'An applicant asks why a loan was refused.',
    citation: aiActCitation('Art. 86', 'annex-iii', 'M'),
  },
  fines: {
    term: 'Fines under the AI Act',
    meaning:
      'Up to €35 million or 7% of worldwide annual turnover for prohibited practices, €15 million or 3% for most other duties, €7.5 million or 1% for misleading information: whichever is higher, or for small companies whichever is lower.',
    example: 'There is no minimum; authorities consider the gravity, the duration and what was done to limit harm.',
    citation: aiActCitation('Art. 99', 'gpai-and-penalties'),
  },
  'five-principles': {
    term: "The UK's five principles",
    meaning:
      'Safety, transparency, fairness, accountability and contestability. They are addressed to regulators and are not a statute; companies are bound by the law behind each of them.',
    example: 'Fairness is assessed under the Equality Act and data protection law.',
    citation: ukCitation('whitePaper', 'the five principles', 'UK white paper on AI'),
  },
  rag: {
    term: 'RAG',
    meaning:
      "Red, Amber, Green: this product's rating of each UK principle. A red flag on one question makes its whole principle red.",
    example: 'No impact assessment before high-risk processing: Accountability is RED.',
    citation: ukCitation('dsit', 'guidance', 'DSIT guidance'),
  },
  contestability: {
    term: 'Contestability and redress',
    meaning:
      'People can contest an AI outcome that affects them, reach someone able to change it, and have it put right.',
    example: 'A published address for objections, with a response time.',
    citation: ukCitation('whitePaper', 'the five principles', 'UK white paper on AI'),
  },
  'automated-decision': {
    term: 'Solely automated decision',
    meaning:
      'A decision with legal or similarly significant effect and no meaningful human involvement. People are told about it, and can make representations, obtain human intervention and contest it.',
    example: 'An online loan application that is refused without human review.',
    citation: ukCitation('ukGdpr', 'Arts 22A to 22D', 'UK GDPR Arts 22A–22D', currentLegalDateOf('adm-safeguards')),
  },
} as const satisfies Record<string, GlossaryEntry>;

export type GlossaryId = keyof typeof glossary;
