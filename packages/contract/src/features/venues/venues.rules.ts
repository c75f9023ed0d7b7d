import { orderedTexts, rowTexts } from '../../row-texts.ts';

/** Equipment of a venue, in the order of the lists. */
export const equipment = [
  'projector',
  'screen',
  'wifi',
  'couch',
  'sink',
  'resuscitation_manikin',
  'fridge',
  'parking',
  'step_free',
  'hearing_loop',
] as const;
export type Equipment = (typeof equipment)[number];

export const equipmentWords: Record<Equipment, string> = {
  projector: 'Projector',
  screen: 'Screen',
  wifi: 'Wi-Fi',
  couch: 'Couch',
  sink: 'Sink',
  resuscitation_manikin: 'Resuscitation manikin',
  fridge: 'Fridge',
  parking: 'Parking',
  step_free: 'Step-free access',
  hearing_loop: 'Hearing loop',
};

export const venueLimits = { capacity: 1_000, phone: 40, reason: 500, exclusions: 500 } as const;

/** Organisation that cannot use a venue. */
export type ExclusionRow = { groupId: number; reason: string };
export const exclusionTexts = orderedTexts(rowTexts<ExclusionRow>('groupId', 'reason'), ({ groupId }) => groupId);
