import { asking } from '../ask.ts';
import { alive, all, any, is, isPersonal, namedDeployer, namedProvider, not, severalRoles } from '../facts.ts';

const ask = asking('Role');
const notProvider = all(severalRoles, not(namedProvider));

export const roleQuestions = [
  ask.choice(
    {
      id: 'role',
      when: alive,
      question: "What is your organisation's role for this system?",
      help: [
        'as your own system, one that a contractor built under your name, one built on a bought model, or your own AI inside your own product.',
        "as your own system, a vendor's tool under the vendor's name, however much you configure it.",
        'a bank that built its own scorecard answers "Our own system, for our own use".',
      ],
      cite: ['Art. 3(3)–(12)'],
    },
    [
      ['use', "We use another company's system (deployer)"],
      ['own', 'Our own system, for our own use (provider and deployer)'],
      ['supply', 'Our own system, supplied to others (provider)'],
      ['both', 'Our own system, for our own use and supplied to others (provider and deployer)'],
      ['import', "We bring a system from outside the EU to the EU market, under its manufacturer's name (importer)"],
      ['resell', "We pass on another company's system (distributor)"],
      ['represent', 'We represent a provider outside the EU by written mandate (authorised representative)'],
      ['component', "We make a component of another company's product or system"],
      ['product', "We build another company's system into our own product"],
      ['several', 'Several of these'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'r-prov',
      when: severalRoles,
      question: 'Did you develop the system, or have it developed, and does it carry your own name or trademark?',
      help: [
        'a system that a contractor built under your name; a system built on a bought model.',
        "a vendor's tool under the vendor's name; a component that others sell inside their product.",
        'an insurer whose IT department wrote a claims model for its own staff answers "Yes, for our own use only".',
      ],
      cite: ['Art. 3(3), (9)–(11)'],
    },
    [
      ['supply', 'Yes, and we supply it to others only'],
      ['own', 'Yes, for our own use only'],
      ['both', 'Yes, we supply it and use it'],
      ['no', 'No'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.yesNo({
    id: 'r-dep',
    when: all(severalRoles, not(is('r-prov', 'own', 'both', 'unsure'))),
    question: 'Do you use the system in your own work?',
    help: [
      'staff who work with the system or with its output.',
      'passing it on unused; hiring an agency that decides on its own whether to use AI.',
      'a personnel department that uses a bought screening tool.',
    ],
    cite: ['Art. 3(4)', null, 'M'],
  }),
  ask.yesNo({
    id: 'r-imp',
    when: notProvider,
    question:
      'Are you in the EU, and the first to bring to the EU market a system that carries the name of a company outside the EU?',
    help: [
      'the first supply in the EU, paid or free of charge.',
      'obtaining it for your own use, wherever it comes from.',
      'a Dutch firm that offers a Korean exam tool to schools.',
    ],
    cite: ['Art. 3(6)'],
  }),
  ask.yesNo({
    id: 'r-dist',
    when: notProvider,
    question: "Do you otherwise pass on another company's system on the EU market?",
    help: [
      'resale, and unchanged integration for customers; an importer may be a distributor as well.',
      'using it yourself; selling it under your own name.',
      'a software house that resells licences of a recruitment tool.',
    ],
    cite: ['Art. 3(7)'],
  }),
  ask.flag({
    id: 'r-ar',
    when: notProvider,
    question: 'Have you accepted a written mandate to represent a provider outside the EU?',
    help: [
      'a signed mandate for duties under the AI Act.',
      'a sales agency; a data protection representative.',
      'a Brussels firm named as authorised representative of a US provider.',
    ],
    cite: ['Art. 3(5)'],
  }),
  ask.yesNo({
    id: 'r-comp',
    when: notProvider,
    question: 'Do you make a component for a product or system that another company sells under its name?',
    help: [
      'a model, tool or part that is built into it.',
      'a finished system under your own name.',
      "a door controller for a lift manufacturer; an interface to a model inside a customer's system.",
    ],
    cite: ['Art. 25(3), (4)'],
  }),
  ask.yesNo({
    id: 'r-pm',
    when: notProvider,
    question: "Do you sell or put into service, under your own name, a product that contains another company's system?",
    help: [
      'the AI that comes with your product and under your name.',
      'an office tool that your staff happen to use.',
      'a lift manufacturer with a bought door controller.',
    ],
    cite: ['Art. 2(1)(e)'],
  }),
  ask.yesNo({
    id: 'pl-p',
    when: namedProvider,
    question: 'Do you place the system on the EU market or put it into service in the EU?',
    help: [
      'supply free of charge, through an importer, or for your own use in the EU. It does not matter where you are established.',
      'sales and use only outside the EU.',
      'a US vendor with one customer in Madrid.',
    ],
    cite: ['Art. 2(1)(a)', 'chapters-1-and-2'],
  }),
  ask.yesNo({
    id: 'pl-d',
    when: all(namedDeployer, not(isPersonal)),
    question: 'Is your organisation established or located in the EU?',
    help: [
      'a seat, a branch or an office there, even if every person affected lives elsewhere.',
      'merely having customers in the EU.',
      'a Berlin firm that screens applicants for jobs in the United States.',
    ],
    cite: ['Art. 2(1)(b)', 'chapters-1-and-2'],
    group: 'organisation',
  }),
  ask.yesNo({
    id: 'pl-o',
    when: any(is('pl-p', 'no'), is('pl-d', 'no')),
    question: "Is the system's output used in the EU?",
    help: [
      'results that someone in the EU works with, as planned or agreed.',
      'use in the EU that no one could foresee or that you forbid.',
      'a US agency that scores candidates for a client in Paris.',
    ],
    cite: ['Art. 2(1)(c)', 'chapters-1-and-2'],
  }),
];
