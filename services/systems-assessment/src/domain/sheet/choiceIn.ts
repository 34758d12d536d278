import type { ImportTarget } from '@aicp/contracts/entities/importTargets';
import { hasWords, phrasesIn, plainWords } from './plainWords.ts';

/** Words that other registers use for the values of choices, in the form of `plainWords`. Keys and labels are not repeated here. */
const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jurisdiction: {
    EU: `
      european union, ai act, europese unie, europaische union, union europeenne, ue, union europea, unione europea`,
    UK: `
      united kingdom, gb, great britain, england, verenigd koninkrijk, vereinigtes konigreich, royaume uni,
      reino unido, regno unito`,
  },
  applicableRegulators: {
    ICO: 'information commissioner office, information commissioner, information commission',
    FCA: 'financial conduct authority',
    CMA: 'competition and markets authority',
    MHRA: 'medicines and healthcare products regulatory agency',
    OFCOM: 'office of communications',
  },
  status: {
    planned: `
      idea, concept, proposed, initiated, initiation, scoping, gepland, idee, geplant, prevu, planifie, en projet,
      planificado, previsto, pianificato`,
    development: `
      development, building, build, acquisition, acquisition and or development, implementation, design, procurement,
      in ontwikkeling, ontwikkeling, in entwicklung, entwicklung, en developpement, developpement, en desarrollo,
      desarrollo, in sviluppo, sviluppo`,
    pilot: `
      trial, test, testing, beta, alpha, private beta, public beta, proof of concept, poc, pre deployment, experiment,
      proef, testfase, pilotbetrieb, erprobung, testbetrieb, pilote, experimentation, piloto, prueba, sperimentazione,
      pilota`,
    live: `
      deployed, production, in production, in use, operational, operation, operation and maintenance, active, released,
      in gebruik, gebruik, in werking, actief, operationeel, im einsatz, produktiv, in betrieb, aktiv, en production,
      en service, deploye, actif, en produccion, en uso, activo, in produzione, in uso, in esercizio, attivo`,
    retired: `
      decommissioned, discontinued, archived, inactive, stopped, ended, no longer in use, withdrawn, sunset,
      buiten gebruik, gestopt, beeindigd, gearchiveerd, ausser betrieb, abgeschaltet, stillgelegt, beendet, arrete,
      retire, abandonne, retirado, fuera de servicio, dismesso, ritirato`,
  },
  area: {
    administration: `
      government, public services, openbaar bestuur, verwaltung, offentliche verwaltung, administration publique,
      administracion publica, pubblica amministrazione`,
    policing: 'police, law enforcement, policing, politie, handhaving, polizei, strafverfolgung, policia, polizia',
    migration: 'migration, asylum, immigration, borders, migratie, asiel, asyl, asile, migracion, migrazione',
    justice: 'justice, courts, elections, justitie, rechtspraak, justiz, justicia, giustizia',
    benefits: `
      benefits, welfare, social security, uitkering, uitkeringen, werk en inkomen, sozialleistungen, soziales,
      prestations sociales, prestaciones, prestazioni sociali`,
    education: 'education, onderwijs, bildung, schule, enseignement, educacion, istruzione',
    employment: `
      employment, hr, human resources, recruitment, personeel, personal, personalwesen, emploi, ressources humaines,
      recursos humanos, empleo, risorse umane, lavoro`,
    health: 'health, healthcare, medical, zorg, gezondheid, gesundheit, sante, salud, sanidad, sanita, salute',
    credit: 'credit, lending, krediet, kredit, credito',
    insurance: 'insurance, verzekering, versicherung, assurance, seguros, assicurazione',
    infrastructure: `
      infrastructure, energy, transport, water, verkeer, energie, infrastruktur, infraestructura, infrastruttura`,
    model: 'gpai, foundation model, general purpose',
  },
  decisionRole: {
    decides: `
      automated, fully automated, decides, automatic, volledig geautomatiseerd, vollautomatisiert, automatise,
      automatizado, automatizzato`,
    supports: `
      supports, decision support, assistive, human in the loop, partially automated, ondersteunend, unterstutzend,
      aide a la decision, apoyo, supporto`,
    neither: 'neither, none, no, nee, nein, non, geen, kein',
  },
  personalData: {
    none: 'no, none, nee, geen, nein, keine, non, aucune, ninguno, nessuno, false',
    personal: `
      yes, ja, oui, si, true, pii, persoonsgegevens, personenbezogen, donnees personnelles, datos personales,
      dati personali`,
    special: `
      special categories, special category, sensitive, bijzondere persoonsgegevens, besondere kategorien,
      donnees sensibles, categorias especiales, categorie particolari`,
  },
};

type Chooser = Pick<ImportTarget, 'name' | 'choices'>;

/** The choice that a text names by its value or label, in any case; undefined if none. */
export function choiceNamed({ choices }: Chooser, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.entries(choices).find(([value, label]) =>
    [value, label].some(name => name.toLowerCase() === wanted),
  )?.[0];
}

/** The choice that a text probably means, if its words point to a single one. */
export function guessChoice(target: Chooser, text: string): string | undefined {
  const named = choiceNamed(target, text);
  if (named !== undefined) return named;
  const words = plainWords(text);
  const meant = (matches: (phrase: string) => boolean) => {
    const found = Object.keys(target.choices).filter(value => phrasesOf(target, value).some(matches));
    return found.length === 1 ? found[0] : undefined;
  };
  return words === '' ? undefined : (meant(phrase => phrase === words) ?? meant(phrase => hasWords(words, phrase)));
}

function phrasesOf({ name, choices }: Chooser, value: string): string[] {
  return [plainWords(value), plainWords(choices[value] ?? ''), ...phrasesIn(valueWords[name]?.[value])];
}

/** The parts of a cell with several codes. */
export const codesIn = (cell: string): string[] =>
  cell
    .split(/[;,\n]/)
    .map(code => code.trim())
    .filter(Boolean);
