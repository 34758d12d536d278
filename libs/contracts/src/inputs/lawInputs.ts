import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { text } from '../text.ts';

/** The fields of `keepLawChange`. POST /api/law-changes/{id}/keep takes the same without `id`. */
export const KeepLawChangeInput = z.object({ id: SerialId, reason: text(MAX_NOTE_LENGTH).min(1, 'is required') });
