import type { Condition } from '../../scoring/condition.ts';

/** An answer among some options; the prefix of the bank is left out. */
export const is = (question: string, ...values: string[]): Condition => ({ question: `eu2-${question}`, in: values });
export const yes = (question: string): Condition => is(question, 'yes', 'unsure');
export const all = (...parts: Condition[]): Condition => ({
  all: parts.flatMap(part => ('all' in part ? part.all : [part])),
});
export const any = (...parts: Condition[]): Condition => ({
  any: parts.flatMap(part => ('any' in part ? part.any : [part])),
});
export const not = (part: Condition): Condition => ({ not: part });

/** Every point of Annex III with its own question. */
export const items = [
  ...['1a', '1b', '1c', '2', '3a', '3b', '3c', '3d', '4a', '4b', '5a', '5b', '5c', '5d'],
  ...['6a', '6b', '6c', '6d', '6e', '7a', '7b', '7c', '7d', '8a', '8b'],
] as const;
export type Item = (typeof items)[number];
export const areas = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Items that always evaluate or predict something personal about people, so that Art. 6(3) never takes them out. */
export const alwaysProfiling: readonly Item[] = ['5b', '5c', '1b', '1c', '6a', '6d', '6e', '7b'];

// The subject of the assessment, and whether the Act excludes it.
export const isSystem = is('obj', 'system', 'both');
export const alive = all(
  isSystem,
  not(is('ai', 'no')),
  not(is('x', 'military', 'science', 'retired')),
  not(is('rwt', 'no')),
);
export const isPersonal = is('x', 'personal');
/** Neither on the market nor in use yet: no duty has begun for it. */
export const isPlanned = is('x', 'planned');

// Roles before anything changed them, apart from the place.
export const severalRoles = is('role', 'several', 'unsure');
export const namedProvider = any(is('role', 'own', 'supply', 'both'), is('r-prov', 'supply', 'own', 'both', 'unsure'));
export const namedDeployer = any(is('role', 'use', 'own', 'both'), is('r-prov', 'own', 'both', 'unsure'), yes('r-dep'));
export const importer = any(is('role', 'import'), yes('r-imp'));
export const distributor = any(is('role', 'resell'), yes('r-dist'));
export const representative = any(is('role', 'represent'), is('r-ar', 'yes'));
export const supplier = any(is('role', 'component'), yes('r-comp'));
export const productMaker = any(is('role', 'product'), yes('r-pm'));

// Roles that the Act reaches (Art. 2(1)).
export const firstProvider = any(yes('pl-p'), all(namedProvider, yes('pl-o')));
export const deployer = any(yes('pl-d'), all(namedDeployer, not(isPersonal), yes('pl-o')));
export const inScope = any(firstProvider, deployer, importer, distributor, representative, supplier, productMaker);

// Annex I. The classes of MDR and IVDR are asked only for that law, and no more after a part that endangers no one.
export const sectionA = ['toys', 'craft', 'lifts', 'atex', 'radio', 'pressure', 'cable', 'ppe', 'gas'];
export const sectionB = ['avsec', 'bikes', 'tractors', 'marine', 'rail', 'cars', 'aviation', 'machinery'];
const thirdParty = is('a1-tp', 'yes', 'selfstd', 'unsure');
export const medicalDevice = any(
  is('a1-mdr', 'is', 'iia', 'iib', 'iii', 'xvi', 'legacy', 'unsure'),
  is('a1-ivd', 'as', 'b', 'c', 'd', 'legacy', 'unsure'),
);
export const annexIA = any(medicalDevice, all(is('a1-law', ...sectionA, 'several_a', 'unsure'), thirdParty));
export const annexIB = all(is('a1-law', ...sectionB), thirdParty);

// Annex III.
/** A use is chosen or unknown; some answers on Art. 5 imply it. */
export const hit = (item: Item): Condition =>
  item === '1a'
    ? any(yes('a3-1a'), is('5h', 'authorised', 'urgent'))
    : item === '1c'
      ? any(yes('a3-1c'), is('5f', 'medical'))
      : yes(`a3-${item}`);
export const hits = (...some: readonly Item[]): Condition => any(...some.map(hit));
/** Duties of remote identification are not lost by not knowing the area while the system works on biometric data. */
export const remoteIdentification = any(hit('1a'), all(is('a3', 'unsure'), yes('f-bio')));
export const crimeItem = any(...items.filter(item => item.startsWith('6')).map(item => is(`a3-${item}`, 'yes')));
export const areaUnknown = any(is('a3', 'unsure'), ...areas.map(area => is(`area-${area}`, 'unsure')));
export const annexIII = any(hits(...items), areaUnknown, is('5d', 'support'));
export const beyondInfrastructure = any(
  hits(...items.filter(item => item !== '2')),
  is('a3', 'unsure'),
  ...areas.filter(area => area !== '2').map(area => is(`area-${area}`, 'unsure')),
  is('5d', 'support'),
);

// The exception of Art. 6(3). Its last questions are asked only while nothing rules it out.
export const exceptionClosed = any(
  hits(...alwaysProfiling),
  ...items.filter(item => !alwaysProfiling.includes(item)).map(item => is(`a3-${item}`, 'unsure')),
  areaUnknown,
  all(is('5d', 'support'), not(crimeItem)),
);
export const claimed = is('e-claim', 'yes');
export const claimRefused = all(
  claimed,
  any(exceptionClosed, yes('e-prof'), is('e-ground', 'none', 'unsure'), yes('e-infl')),
);
export const claimDocumented = any(is('e-doc', 'implemented', 'partial'), is('e-doc-d', 'implemented', 'partial'));
/** The provider's exception does not cover a deployer's own new high-risk purpose. */
export const exempt = all(claimDocumented, not(yes('r-25c')));
export const annexIIIBinds = all(annexIII, not(exempt));
export const highRisk = any(annexIA, annexIIIBinds);
/** Section B alone: high-risk under Art. 6(1), decided by the product's own law (Art. 2(2)). */
export const onlySectionB = all(annexIB, not(highRisk));

// After the questions on dates: only high-risk systems have them, which is a shorter condition.
const answered = (question: string) => is(question, 'yes', 'no', 'unsure');
export const askedAsAnnexIII = any(answered('m-in3'), is('m-x', 'yes'));
export const askedAsHighRisk = any(askedAsAnnexIII, answered('m-in1'));
export const inTheAct = not(all(annexIB, not(askedAsHighRisk)));

// Roles after Art. 25.
export const becameProvider = any(yes('r-25c'), yes('r-25a'), yes('r-25b'), yes('r-25n'), all(productMaker, annexIA));
/** Another company has become the provider of every copy, so that only cooperation is left (Art. 25(2)). */
export const released = is('r-25k', 'no');
export const provider = any(all(firstProvider, not(released)), becameProvider);
/** Certainly the provider since a change: importers and distributors are not the provider (Art. 3(6), (7)). */
export const madeProvider = any(is('r-25a', 'yes'), is('r-25b', 'yes'), is('r-25c', 'yes'), is('r-25n', 'yes'));
export const suppliesOthers = any(is('role', 'supply', 'both'), is('r-prov', 'supply', 'both', 'unsure'), yes('r-25n'));

// Functions.
export const interacts = yes('f-int');
export const writes = yes('f-txt');
export const pictures = yes('f-med');
export const generates = any(writes, pictures);
export const biometric = yes('f-bio');
export const decides = yes('f-dec');

// The organisation.
export const publicAuthority = is('o-kind', 'authority', 'le', 'mig', 'court', 'union', 'unsure');
export const publicBody = is('o-kind', 'publaw', 'authority', 'le', 'mig', 'court', 'union');
export const servesThePublic = is('o-kind', 'publaw', 'authority', 'le', 'mig', 'court', 'union', 'pubserv', 'unsure');
export const financial = is('o-fin', 'yes');

// General-purpose models.
export const model = yes('g-eu');
export const systemicModel = any(yes('g-flop'), is('g-des', 'yes'));
/** Asked only if nothing else keeps the system within the Act: its free and open-source licence takes it out (Art. 2(12)). */
export const openSystem = is('oss', 'yes');
export const openModel = is('g-oss', 'yes');
export const seatOutside = any(is('pl-seat', 'outside', 'unsure'), is('c-seat', 'outside', 'unsure'));
export const modelSeatOutside = any(seatOutside, is('g-seat', 'outside', 'unsure'));

/** Answers that mean a prohibited practice, and those that leave it open. */
export const practices = [
  { letter: 'a', questions: ['5a'], met: ['yes'] },
  { letter: 'b', questions: ['5b'], met: ['yes'] },
  { letter: 'ba', questions: ['5ba-p', 'c-5ba'], met: ['unguarded', 'purpose'] },
  { letter: 'ba', questions: ['5ba-d'], met: ['yes'] },
  { letter: 'bb', questions: ['5bb-p', 'c-5bb'], met: ['unguarded', 'purpose'] },
  { letter: 'bb', questions: ['5bb-d'], met: ['yes'] },
  { letter: 'c', questions: ['5c'], met: ['unrelated', 'disproportionate'] },
  { letter: 'd', questions: ['5d'], met: ['yes'] },
  { letter: 'e', questions: ['5e'], met: ['yes'] },
  { letter: 'f', questions: ['5f'], met: ['yes'] },
  { letter: 'g', questions: ['5g'], met: ['yes'] },
  { letter: 'h', questions: ['5h'], met: ['yes'] },
] as const;
export const prohibited = any(
  ...practices.flatMap(({ questions, met }) => questions.map(question => is(question, ...met))),
);

/** Live identification claimed to be lawful, which under Art. 5(2) requires an impact assessment and, unless urgent, registration. */
export const liveSearch = is('5h', 'authorised', 'urgent');
export const liveUnlawful = any(all(liveSearch, is('d-27', 'none')), all(is('5h', 'authorised'), is('d-26-8', 'none')));
export const liveUnclear = all(
  liveSearch,
  any(is('d-27', 'partial', 'unsure'), is('d-26-8', 'none', 'partial', 'unsure')),
);
/** A practice that applies, including for lack of its conditions. */
export const practiceMet = any(prohibited, liveUnlawful);
export const practiceUnknown = any(
  ...practices.flatMap(({ questions }) => questions.map(question => is(question, 'unsure'))),
);
