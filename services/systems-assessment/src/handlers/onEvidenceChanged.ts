import { EvidenceRemoved, EvidenceUploaded } from '@aicp/contracts/documentEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordEvidence } from '../use-cases/recordEvidence.ts';

export const onEvidenceUploaded = on(EvidenceUploaded, recordEvidence);
export const onEvidenceRemoved = on(EvidenceRemoved, recordEvidence);
