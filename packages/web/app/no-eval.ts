import { config } from 'zod';

// The page forbids code made from text. Zod would try all the same, and every visit would report a violation.
config({ jitless: true });
