/**
 * Phrases that other registers use as headings for a field, in the form of `plainWords`; in English, Dutch, German, French, Spanish and
 * Italian. Labels and names of fields are not repeated here.
 */
export const headingWords: Readonly<Record<string, string>> = {
  name: `
    system name, ai system, ai system name, name of system, name of the system, use case name, use case,
    application name, tool, tool name, solution name, algorithm name, title, name of tool, model name, name of ai system,
    naam, systeemnaam, naam algoritme, naam van het algoritme, naam toepassing, naam systeem, titel, algoritme,
    bezeichnung, name des systems, systemname, ki system, anwendung, name der anwendung, anwendungsfall, nom,
    nom du systeme, nom de l algorithme, intitule, denomination, nom de l outil, cas d usage, nombre,
    nombre del sistema, nombre del algoritmo, denominacion, sistema, titulo, caso de uso, nome, nome del sistema,
    denominazione, titolo, nome del algoritmo, nome dello strumento, caso d uso`,
  description: `
    summary, purpose, intended purpose, short description, what it does, overview, how it works, use case summary,
    goal, objective, system description, expected benefits, outputs, problem, omschrijving, beschrijving,
    korte omschrijving, doel, doel en impact, toelichting, samenvatting, werking, beschreibung, kurzbeschreibung,
    zweck, zweckbestimmung, einsatzzweck, ziel, zusammenfassung, descriptif, finalite, objectif, resume, but, usage,
    objet, descripcion, finalidad, objetivo, proposito, resumen, descrizione, finalita, scopo, obiettivo, sintesi`,
  systemType: `
    type, type of system, ai type, technique, ai technique, category, class of tool, technology, ai classification,
    soort, type algoritme, categorie, soort algoritme, systemart, art des systems, kategorie, typ, type de systeme,
    tipo, tipo de sistema, categoria, tipologia, tipo di sistema`,
  jurisdiction: 'law, jurisdiction, regime, wet, recht, rechtsordnung, droit, juridiction, jurisdiccion, giurisdizione',
  sector: `
    industry, branch, domain, topic area, policy area, branche, beleidsterrein, thema, wirtschaftszweig, bereich,
    secteur, domaine, secteur d activite, ambito, settore, sector de actividad`,
  applicableRegulators: `
    regulator, regulators, regulatory body, supervisor, supervisory authority, toezichthouder, aufsichtsbehorde, autorite de controle,
    regulador, autoridad de control, autorita di controllo`,
  ownerId: `
    owner, system owner, business owner, responsible, responsible person, responsible owner, product owner,
    point of contact, eigenaar, verantwoordelijke, systeemeigenaar, proceseigenaar, verantwortlich,
    verantwortliche person, eigentumer, responsable, proprietaire, pilote, propietario, persona responsable,
    responsabile, referente, proprietario`,
  reviewerId: 'reviewer, reviewed by, beoordelaar, prufer, relecteur, revisor, revisore',
  version: 'release, version number, versie, versionsnummer, versione, version actual',
  status: `
    stage, stage of development, development stage, phase, lifecycle stage, state, deployment status, current status,
    stand, fase, levensfase, stadium, betriebsstatus, statut, etat, etat d avancement, estado, fase del ciclo, stato`,
  endDay: `
    end date, date retired, retired date, einddatum, datum buiten gebruik, enddatum, ausser betrieb seit, date de fin,
    date de retrait, fecha de fin, fecha de retirada, data di fine, data di dismissione`,
  department: `
    business unit, unit, team, directorate, division, office, bureau, component, sub agency, bureau department, agency,
    organisation, organization, directie, afdeling, dienst, organisatie, organisatieonderdeel, abteilung, referat,
    fachbereich, organisationseinheit, amt, dezernat, direction, service, direction metier, entite, departamento,
    unidad, area responsable, dipartimento, ufficio, direzione, unita organizzativa, organismo`,
  reference: `
    id, ref, reference number, identifier, use case id, inventory id, record id, code, own reference, system id,
    number, kenmerk, referentie, nummer, volgnummer, lars code, kennung, aktenzeichen, lfd nr, kennzeichen, referenz,
    identifiant, numero, reference interne, referencia, identificador, codigo, riferimento, codice, identificativo`,
  contact: `
    contact email, contact details, email, contact information, contactgegevens, e mail, e mailadres, kontakt,
    kontaktdaten, ansprechpartner, coordonnees, courriel, contacto, correo, correo electronico, contatto, contatti,
    recapito`,
  dataProtectionOfficer: `
    dpo, functionaris gegevensbescherming, datenschutzbeauftragter, datenschutzbeauftragte,
    delegue a la protection des donnees, delegado de proteccion de datos, responsabile della protezione dei dati`,
  nextReview: `
    review date, next review date, date of next review, volgende herziening, herzieningsdatum, datum herziening,
    nachste prufung, nachste uberprufung, prochaine revue, prochaine revision, proxima revision, prossima revisione`,
  area: `
    area, application area, field of use, use area, toepassingsgebied, einsatzbereich, einsatzgebiet,
    domaine d application, area de uso, ambito di applicazione`,
  users: `
    users, user group, end users, gebruikers, nutzer, nutzergruppe, anwender, utilisateurs, usuarios, utenti`,
  misuse: 'out of scope, out of scope use, prohibited uses, niet bedoeld, usages exclus',
  affectedPeople: `
    affected, people affected, affected groups, target group, data subjects, customers affected, doelgroep,
    betrokkenen, betroffene, betroffene personen, zielgruppe, personnes concernees, public concerne,
    personas afectadas, colectivo afectado, persone interessate, destinatari`,
  countries: 'country, geography, region, land, landen, lander, pays, pais, paises, paese, paesi',
  decisionRole: `
    decision making, automated decision, automation, level of automation, besluitvorming, automatisierungsgrad,
    prise de decision, toma de decisiones, livello di automazione`,
  decides: `
    decision, decisions, impact, output, besluit, impacttoetsen, entscheidung, decisions prises, decision tomada,
    decisione`,
  oversight: `
    human in the loop, human review, human intervention, human oversight, menselijke tussenkomst, menselijk toezicht,
    menschliche aufsicht, controle humain, supervision humana, intervencion humana, supervisione umana,
    sorveglianza umana`,
  personalData: `
    personal data, pii, uses personal data, contains pii, persoonsgegevens, personenbezogene daten,
    donnees personnelles, datos personales, dati personali`,
  dataKinds: `
    data, data used, data sources, source data, input data types, gegevens, brondata, bronnen, data bronnen, daten,
    datenquellen, datenarten, donnees, donnees utilisees, sources de donnees, datos, fuentes de datos, dati,
    fonti dei dati`,
  lawfulBasis: `
    legal basis, legal ground, statutory basis, grondslag, wettelijke basis, wettelijke grondslag, rechtsgrundlage,
    base legale, base juridique, base legal, base juridica, base giuridica`,
  dpia: `
    dpia, privacy assessment, privacy impact assessment, pia, gegevensbeschermingseffectbeoordeling,
    datenschutz folgenabschatzung, dsfa, aipd, analyse d impact, evaluacion de impacto, eipd, valutazione d impatto`,
  contest: 'appeal, redress, opt out, bezwaar, widerspruch, recours, reclamacion, ricorso',
  supplier: `
    vendor, vendor name, developer, manufacturer, provider, provider name, developed by, supplier name, leverancier,
    ontwikkelaar, anbieter, hersteller, lieferant, fournisseur, editeur, prestataire, proveedor, fabricante, fornitore,
    produttore`,
  product: 'product name, productnaam, commercial name, produkt, produit, producto, prodotto',
  models: 'model, models used, base model, foundation model, modellen, modelle, modele, modeles, modelos, modelli',
  licence: 'license, licentie, lizenz, licencia, licenza',
  architecture: `
    system architecture, methods, technical method, methoden en modellen, architectuur, architektur, arquitectura,
    architettura`,
  trainingData: `
    training data, training datasets, training dataset, trainingsdata, trainingsdaten, donnees d entrainement,
    datos de entrenamiento, dati di addestramento`,
  metrics: 'performance, accuracy, prestaties, leistung, exactitude, precision, rendimiento, prestazioni',
  limitations: `
    limitations, known limitations, beperkingen, einschrankungen, grenzen, limites, limitaciones, limitazioni`,
  cybersecurity: 'security, beveiliging, sicherheit, securite, seguridad, sicurezza',
  monitoring: 'monitoring, toezicht, uberwachung, surveillance, seguimiento, monitoraggio',
  marketDay: `
    start date, date implemented, date of implementation, go live, go live date, deployment date, date deployed, in use since, live since, date of deployment,
    implementation date, operational date, startdatum, begindatum, ingangsdatum, in gebruik sinds, datum ingebruikname,
    inbetriebnahme, datum der inbetriebnahme, in betrieb seit, einsatz seit, date de mise en service, date de debut,
    fecha de inicio, fecha de puesta en servicio, data di avvio, data di messa in servizio, in uso dal`,
  lastChange: `
    last change, last significant change, last modified, laatste wijziging, letzte anderung, derniere modification,
    ultima modificacion, ultima modifica`,
  harms: 'risks, risk, risico, risicos, risico s, risiken, risques, riesgos, rischi',
  ifItGoesWrong: 'mitigations, risk mitigation, risicobeheer, risicomaatregelen, massnahmen, mesures, medidas, misure',
  impactSummary: 'impact assessment, impactassessment, fria, iama, folgenabschatzung',
  process: 'process, proces, prozess, geschaftsprozess, processus, proceso, processo',
};
