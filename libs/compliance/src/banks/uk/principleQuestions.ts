import type { Question } from '../../scoring/question.ts';
import { principle } from './ask.ts';
import { sectorQuestions } from './sectorQuestions.ts';

const decidedAlone = { question: 'uk2-f-adm', in: ['yes', 'unsure'] };

/** Four items for each of the five principles, in order, and those of some services and products. */
export const principleQuestions: readonly Question[] = [
  ...principle('Safety & Security', [
    {
      id: 'uk-s1',
      question: 'Are risks assessed across the whole lifecycle, including misuse?',
      help: 'Counts: a record that covers design, release, change and retirement, intended use and foreseeable misuse, and names who accepted the remaining risks. Does not count: a risk workshop before launch with no follow-up, or the risk assessments under the Online Safety Act, which have their own questions. Example: a risk register that is reviewed at every release.',
      cite: ['dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'],
    },
    {
      id: 'uk-s2',
      question:
        'Is the system secure by design, including its supply chain and protection against AI-specific attacks?',
      help: "Counts: access control, tested backups, checks of models and libraries, and tests against poisoned data and adversarial input. Does not count: the supplier's certificate alone. Example: a plan that follows the NCSC guidelines and the AI Cyber Security Code of Practice (January 2025).",
      cite: ['ukGdpr', '32', 'UK GDPR Arts 5(1)(f) and 32'],
    },
    {
      id: 'uk-s3',
      question: 'Is the system tested before release, and monitored for drift afterwards?',
      help: "Counts: thresholds set before testing, test data that resembles real use, and alarms during use. Does not count: the vendor's benchmark. Example: release is refused below 95% on last year's cases, and a monthly sample is checked by hand.",
      cite: ['dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'],
    },
    {
      id: 'uk-s4',
      question: 'Is there a plan for incidents, with a fallback and a safe way to stop?',
      help: 'Counts: a rehearsed plan that states who decides to stop, what happens until then and whom to notify. For personal data, it covers notifying the ICO of a breach within 72 hours. Does not count: a general IT incident plan that never mentions the system. Reports on medical devices have their own question. Example: the desk goes back to manual triage within ten minutes.',
      cite: ['dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'],
    },
    ...sectorQuestions,
  ]),
  ...principle('Transparency', [
    {
      id: 'uk-t1',
      question: 'Do people know that AI is used, and what for?',
      help: 'Counts: a privacy notice that names the purpose, and a line where people meet the system, in every channel. Does not count: terms that no one opens. Example: "You are chatting with our AI assistant" on the web and on the phone.',
      cite: ['ukGdpr', '13', 'UK GDPR Arts 13, 14 and 15(1)'],
    },
    {
      id: 'uk-t2',
      question: 'Can people get a meaningful explanation of an outcome that concerns them?',
      help: 'Counts: the main reasons in words that the person can use, on request or with the outcome. Does not count: the mathematics, or "the computer decided". Example: "Declined because of three missed payments since May". The guide by the ICO and the Turing Institute helps.',
      cite: ['ukGdpr', '15', 'UK GDPR Arts 13(2)(f), 14(2)(g), 15(1)(h) and 22C'],
    },
    {
      id: 'uk-t3',
      question: 'Are the purpose, data and limits of the system documented?',
      help: "Counts: a model card or a record that is kept up to date; in central government, the published record under the standard as well. Does not count: a sales brochure. Example: two pages on the system's purpose, what it learnt from, and where it fails.",
      cite: ['transparencyRecord', 'Recording standard', 'ATRS; UK GDPR Art. 30'],
    },
    {
      id: 'uk-t4',
      question: 'Are synthetic content and the AI itself presented so that no one mistakes them for something else?',
      help: 'Counts: labels on generated pictures and voices, and an assistant that introduces itself as AI. Does not count: a human name and photograph on a bot. Example: product pictures marked "created with AI". Consumer law forbids misleading practices, by whatever means. Taking down intimate images has its own question.',
      cite: ['consumer', 'Part 4, ch. 1', 'DMCC Act 2024, Part 4'],
    },
  ]),
  ...principle('Fairness', [
    {
      id: 'uk-f1',
      question: 'Is bias tested across the characteristics that the Equality Act protects?',
      help: 'Counts: outcomes compared by age, disability, sex, race, religion and the other characteristics, with thresholds. Does not count: leaving the characteristic out of the data. Example: selection rates by sex and ethnicity each quarter, with the action taken on differences.',
      cite: ['equality', 'ss. 4, 13 and 19', 'Equality Act 2010'],
    },
    {
      id: 'uk-f2',
      question: 'Is the data representative, accurate and relevant for the purpose?',
      help: 'Counts: a record of where the data comes from, whom it leaves out, and how errors are found and corrected. Does not count: "it is a lot of data". Example: a data sheet that names the regions without data.',
      cite: ['ukGdpr', '5', 'UK GDPR Art. 5(1)(a), (c), (d)'],
    },
    {
      id: 'uk-f3',
      question:
        'Is the lawful basis recorded and, for special categories of personal data, a condition that allows this use?',
      help: 'Counts: a basis for training and one for use. Decisions that the system alone takes on special categories need explicit consent, or a contract or law together with substantial public interest; in law enforcement, consent or law. Does not count: contract alone for health data. Answer "In place, with evidence" if no personal data is used.',
      cite: ['ukGdpr', '6', 'UK GDPR Arts 6, 9 and 22B'],
    },
    {
      id: 'uk-f4',
      question: 'Are the needs of vulnerable people and of children considered?',
      help: 'Counts: a review of who may use the system or be affected without being its target, and changes made for them. Does not count: an age limit in the terms. Example: quieter defaults for under-18s, and a phone line for people in difficulty.',
      cite: ['ukGdpr', '25', "UK GDPR Art. 25; Children's Code; Consumer Duty"],
    },
  ]),
  ...principle('Accountability', [
    {
      id: 'uk-a1',
      question: 'Is a named senior person accountable for the system?',
      help: 'Counts: one person, named in writing, with the authority to change or stop the system. Does not count: a committee, or the supplier. Example: the operations director, by board minute. Answer "Partly in place" if the person is named but cannot stop the system.',
      cite: ['whitePaper', 'Principle 4: accountability and governance', 'White paper, principle 4'],
    },
    {
      id: 'uk-a2',
      question: 'Was a data protection impact assessment carried out before the use of personal data began?',
      help: 'Counts: a signed assessment of this use with its measures carried out, or a recorded screening that shows that none is needed. Does not count: a draft, or the vendor\'s assessment. Example: an assessment signed by the data protection officer before the pilot. Answer "In place, with evidence" if no personal data is used.',
      cite: ['ukGdpr', '35', 'UK GDPR Art. 35'],
    },
    {
      id: 'uk-a3',
      question: 'Do you have an inventory of AI systems, policies, training and regular reviews?',
      help: 'Counts: a list of systems with owners, a policy that people have read, training by role, and a yearly review. Does not count: a policy on paper only. Example: a management system as described by ISO/IEC 42001, which is voluntary.',
      cite: ['dsit', 'Principle 4: accountability and governance', 'DSIT guidance, principle 4'],
      group: 'organisationDuty',
    },
    {
      id: 'uk-a4',
      question: 'Are suppliers checked, and bound by contract?',
      help: 'Counts: a questionnaire before buying, and a contract with the terms of Article 28 (section 59 in law enforcement) if they process personal data. Does not count: accepting online terms unread. Example: hosting in named regions, audits, and deletion at the end. Answer "In place, with evidence" if there are no suppliers.',
      cite: ['ukGdpr', '28', 'UK GDPR Art. 28'],
    },
  ]),
  ...principle('Contestability', [
    {
      id: 'uk-c1',
      question: 'Is there a published route to contest an outcome, with a time limit for the answer?',
      help: 'Counts: whom to contact, what to send, who reviews it and by when, all stated where people meet the outcome. Does not count: a general contact form. Example: "Ask for a review within 30 days; a person answers within ten working days".',
      cite: ['whitePaper', 'Principle 5: contestability and redress', 'White paper, principle 5; UK GDPR Art. 22C'],
    },
    {
      id: 'uk-c2',
      when: decidedAlone,
      question: 'Can people obtain human intervention by someone who is able to change the outcome?',
      help: 'Counts: trained staff with the power and the time to decide differently, for every kind of decision that the system takes alone. Answer "Partly in place" if this covers only some kinds. Does not count: a person who may only repeat the result. Example: an underwriter who looks at the file again and can approve the loan.',
      cite: ['ukGdpr', '22C(2)(c)', 'UK GDPR Art. 22C(2)(c)', 'adm-safeguards'],
    },
    {
      id: 'uk-c3',
      when: decidedAlone,
      question:
        'Are people told when the system alone takes such decisions about them, and can they make representations?',
      help: 'Counts: a notice with the decision that states that the system took it, and where to send representations. Does not count: a line in the privacy policy. Example: an email with the reason, a link and a deadline.',
      cite: ['ukGdpr', '22C(2)(a), (b)', 'UK GDPR Art. 22C(2)(a), (b)', 'adm-safeguards'],
    },
    {
      id: 'uk-c4',
      question:
        'Is there a complaints process that acknowledges complaints within 30 days, puts matters right and learns from them?',
      help: 'Counts: a form, a register with the 30-day clock, an outcome sent without undue delay, and a review of causes. Does not count: an inbox without an owner. Example: a monthly report on complaints about the system to its owner.',
      cite: ['complaints', 's. 164A', 'DPA 2018 s. 164A', 'complaints'],
      group: 'organisationDuty',
    },
  ]),
];
