import { all, annexIA, annexIB, areas, crimeItem, hit, type Item, is, items, not, sectionB } from '../facts.ts';
import type { Case } from './case.ts';

/** A route into the high-risk class, by letter; provisional if it depends on "not sure". */
export type Route = { label: string; item: Item | null; provisional: boolean };

export const lawNames: Readonly<Record<string, string>> = {
  toys: 'toys, Directive 2009/48/EC',
  craft: 'recreational craft, Directive 2013/53/EU',
  lifts: 'lifts, Directive 2014/33/EU',
  atex: 'explosive atmospheres, Directive 2014/34/EU',
  radio: 'radio equipment, Directive 2014/53/EU',
  pressure: 'pressure equipment, Directive 2014/68/EU',
  cable: 'cableways, Regulation (EU) 2016/424',
  ppe: 'personal protective equipment, Regulation (EU) 2016/425',
  gas: 'gas appliances, Regulation (EU) 2016/426',
  mdr: 'medical devices, Regulation (EU) 2017/745',
  ivdr: 'in vitro diagnostic devices, Regulation (EU) 2017/746',
  several_a: 'several product laws',
  avsec: 'civil aviation security, Regulation (EC) No 300/2008',
  bikes: 'two- and three-wheel vehicles, Regulation (EU) No 168/2013',
  tractors: 'agricultural and forestry vehicles, Regulation (EU) No 167/2013',
  marine: 'marine equipment, Directive 2014/90/EU',
  rail: 'rail interoperability, Directive (EU) 2016/797',
  cars: 'motor vehicles, Regulations (EU) 2018/858 and 2019/2144',
  aviation: 'unmanned aircraft, Regulation (EU) 2018/1139',
  machinery: 'machinery, Regulation (EU) 2023/1230',
  unsure: 'law not known',
};

export function pointOf(item: Item): string {
  return item === '2' ? '2' : `${item.slice(0, 1)}(${item.slice(1)})`;
}

/** Every route of Annex III, whether or not the exception of Art. 6(3) takes it out again. */
export function usesIn({ says, answers }: Case): Route[] {
  const chosen = items
    .filter(item => says(hit(item)))
    .map(item => {
      const provisional = answers[`eu2-a3-${item}`] === 'unsure';
      const doubt = provisional ? ' (not known whether it applies)' : '';
      return { label: `Annex III, ${pointOf(item)}${doubt}`, item, provisional };
    });
  const open = { item: null, provisional: true };
  return [
    ...chosen,
    ...(says(all(is('5d', 'support'), not(crimeItem)))
      ? [{ ...open, label: 'Annex III, 6 (not known which of its points applies)' }]
      : []),
    ...areas
      .filter(area => says(is(`area-${area}`, 'unsure')))
      .map(area => ({ ...open, label: `Annex III, ${area} (not known whether it applies)` })),
    ...(says(is('a3', 'unsure')) ? [{ ...open, label: 'Annex III (not known whether an area applies)' }] : []),
  ];
}

export function productIn({ says, answers }: Case): Route[] {
  if (!says(annexIA) && !says(annexIB)) return [];
  const law = answers['eu2-a1-law'] ?? '';
  const section = sectionB.includes(law) ? 'B' : 'A';
  const unsure = ['a1-law', 'a1-role', 'a1-mdr', 'a1-ivd', 'a1-tp'].some(id => answers[`eu2-${id}`] === 'unsure');
  return [{ label: `Art. 6(1), Annex I Section ${section} (${lawNames[law]})`, item: null, provisional: unsure }];
}

/** "a, b and c". */
export function joinWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
