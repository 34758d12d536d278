import { asking } from '../ask.ts';
import { all, inScope, is, not, sectionA, sectionB } from '../facts.ts';

const ask = asking('High-risk: products');
const concerned = not(is('a1-role', 'neither'));

export const productQuestions = [
  ask.choice(
    {
      id: 'a1-law',
      when: inScope,
      question: 'Is the system a product, or part of a product, that one of these EU laws covers?',
      help: [
        'software that is itself a product under one of these laws, and a part built into one.',
        'an office tool of a firm that makes such products; manned aircraft.',
        'software that reads X-ray images is a medical device; machinery has been in Section B since 27 July 2026.',
      ],
      cite: ['Annex I'],
    },
    [
      ['none', 'None of them'],
      ['toys', 'Toys (2009/48)'],
      ['craft', 'Recreational craft (2013/53)'],
      ['lifts', 'Lifts (2014/33)'],
      ['atex', 'Equipment for explosive atmospheres (2014/34)'],
      ['radio', 'Radio equipment (2014/53)'],
      ['pressure', 'Pressure equipment (2014/68)'],
      ['cable', 'Cableways (2016/424)'],
      ['ppe', 'Personal protective equipment (2016/425)'],
      ['gas', 'Gas appliances (2016/426)'],
      ['mdr', 'Medical devices (2017/745)'],
      ['ivdr', 'In vitro diagnostic devices (2017/746)'],
      ['several_a', 'Several, including at least one of those above'],
      ['avsec', 'Civil aviation security (300/2008)'],
      ['bikes', 'Two- and three-wheel vehicles (168/2013)'],
      ['tractors', 'Agricultural and forestry vehicles (167/2013)'],
      ['marine', 'Marine equipment (2014/90)'],
      ['rail', 'Rail systems (2016/797)'],
      ['cars', 'Motor vehicles (2018/858, 2019/2144)'],
      ['aviation', 'Unmanned aircraft and their parts (2018/1139)'],
      ['machinery', 'Machinery (2023/1230)'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'a1-role',
      when: is('a1-law', ...sectionA, 'mdr', 'ivdr', 'several_a', ...sectionB, 'unsure'),
      question: 'What role does the AI have in that product?',
      help: [
        'danger comes before comfort: software that only saves fuel in a burner, and whose failure can cause carbon monoxide, is a part whose failure would endanger health.',
        'comfort, performance or quality control, as long as failure endangers no one.',
        'music tips in a toy: neither.',
      ],
      cite: ['Art. 6(1), (1a), (1b)'],
    },
    [
      ['product', 'It is itself the product'],
      ['function', 'A part meant to prevent or limit danger'],
      ['failure', 'A part whose failure would endanger health and safety'],
      ['neither', 'Only assistance, comfort, performance or quality control, and failure endangers no one'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'a1-mdr',
      when: all(is('a1-law', 'mdr'), concerned),
      question: 'What class is the medical device?',
      help: [
        'the class in your declaration of conformity, or the one that rule 11 gives; a device whose certificate or declaration is from before 26 May 2021 may still be under the old Directives.',
        'the class of the hardware it runs on; class I under the old Directive, if rule 11 puts the device higher.',
        'diagnostic software is class IIa or higher.',
      ],
      cite: ['Art. 6(1)(b)', null, 'M'],
    },
    [
      ['i', 'Class I'],
      ['is', 'Class I, sterile, with a measuring function, or a reusable surgical instrument'],
      ['iia', 'Class IIa'],
      ['iib', 'Class IIb'],
      ['iii', 'Class III'],
      ['xvi', 'Annex XVI, without a medical purpose'],
      ['inhouse', 'Made and used in-house, Art. 5(5) of that law'],
      ['legacy', 'Still under the old Directives: a transitional device of Art. 120 of that law'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.choice(
    {
      id: 'a1-ivd',
      when: all(is('a1-law', 'ivdr'), concerned),
      question: 'What class is the diagnostic device?',
      help: [
        'the class in your declaration of conformity; a device whose certificate or declaration is from before 26 May 2022 may still be under the old Directive.',
        'the class of an instrument that it works with.',
        'software that reads tests for a life-threatening disease is often class C.',
      ],
      cite: ['Art. 6(1)(b)', null, 'M'],
    },
    [
      ['a', 'Class A'],
      ['as', 'Class A, sterile'],
      ['b', 'Class B'],
      ['c', 'Class C'],
      ['d', 'Class D'],
      ['inhouse', 'Made and used in-house, Art. 5(5) of that law'],
      ['legacy', 'Still under the old Directive: a transitional device of Art. 110 of that law'],
      ['unsure', 'Not sure'],
    ],
  ),
  ask.yesNo(
    {
      id: 'a1-tp',
      when: all(is('a1-law', ...sectionA, 'several_a', ...sectionB, 'unsure'), concerned),
      question:
        'Must a third party, such as a notified body or a type-approval authority, assess the product before it is sold?',
      help: [
        'the law requires it, whichever procedure you then choose.',
        'a voluntary test mark; an assessment of the radio spectrum alone.',
        'a router that a notified body tests only for its use of the spectrum.',
      ],
      cite: ['Art. 6(1)(b), (1c)', null, 'M'],
    },
    [
      ['selfstd', 'Not if we apply harmonised standards in full, and we do'],
      ['nonhealth', 'Only for risks other than those to health and safety'],
    ],
  ),
];
