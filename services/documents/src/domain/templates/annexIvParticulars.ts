import type { Section } from '../document.ts';
import { fields, items, section, type Writer } from '../writer.ts';

/** What Annex IV asks for beyond a model card. A card with these does not by itself satisfy Art. 11. */
export function annexIvParticulars({ law, blank, quoted }: Writer): Section {
  const part = (id: string, needed: string) => blank(`annex-iv-${id}`, needed, 'annex-iv');
  return section(
    'annex-iv',
    'Further particulars of Annex IV',
    items(
      law(
        'A model card does not by itself satisfy Article 11: the technical documentation of a high-risk system contains what Annex IV lists.',
        'annex-iv',
      ),
    ),
    fields(
      [
        '2(c) Architecture and computing resources',
        part('architecture', 'the architecture, and the computing resources used to develop, train, test and validate'),
      ],
      ['2(e) Human oversight', part('oversight', 'the assessment of the oversight measures that are needed')],
      [
        '2(f) Predetermined changes',
        part('changes', 'changes determined in advance, and how continuous compliance is ensured'),
      ],
      ['2(g) Test logs', part('tests', 'validation and testing procedures, metrics, and test logs dated and signed')],
      ['2(h) Cybersecurity', part('cybersecurity', 'the cybersecurity measures put in place')],
      [
        '3 Monitoring and limits',
        part(
          'limits',
          'capabilities, limits, foreseeable unintended outcomes, and how the system is monitored and controlled',
        ),
      ],
      ['5 Risk management', quoted('eu-10')],
      ['6 Changes over the lifecycle', part('lifecycle', 'relevant changes made by the provider over the lifecycle')],
      ['7 Standards', part('standards', 'harmonised standards applied, or how else the requirements are met')],
      ['8 Declaration', part('declaration', 'a copy of the EU declaration of conformity')],
      ['9 Post-market monitoring', quoted('eu-24')],
    ),
  );
}
