export { firstSeal, personalDigest, type SealedRow, sealOf } from './canonical.ts';
export { lastActorName } from './last-actor.repository.ts';
export { mergeChange } from './merge-change.ts';
export { type Changes, changesOf, recordAudit, recordAudits } from './record-audit.ts';
export { newRecord, recordChanges, tracesOf } from './record-fields.ts';
export { isUnnamed } from './unnamed-actors.repository.ts';
