import { config } from 'zod/mini';

// The content security policy forbids code generated from text. zod would try it once, and the browser would log that. Imported before
// the modules of @aicp/compliance that build schemas.
config({ jitless: true });
