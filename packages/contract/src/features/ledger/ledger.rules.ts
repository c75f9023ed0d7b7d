export const stockLevels = ['ok', 'low', 'empty'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const issueSources = ['POT', 'POOL', 'VGPOOL'] as const;
export type IssueSource = (typeof issueSources)[number];

export const accountKinds = ['SUPPLY', 'POT', 'POOL', 'VGPOOL', 'HELD', 'USED', 'VOID'] as const;
export type AccountKind = (typeof accountKinds)[number];

export function stockLevelOf({ available, lowAt }: { available: number; lowAt: number }): StockLevel {
  if (available <= 0) return 'empty';
  return available <= lowAt ? 'low' : 'ok';
}
