import type { ReactNode } from 'react';

export const motifs = ['capsule', 'hex', 'drop', 'leaf', 'wave', 'cross', 'rings', 'label'] as const;
export type Motif = (typeof motifs)[number];

type Ink = { soft: string; strong: string; paper: string };

/** Drawn covers, which work in both themes. The product uses no stock photographs. */
export const drawings: Record<Motif, (ink: Ink) => ReactNode> = {
  capsule: ({ soft, strong }) => (
    <g transform="rotate(-28 240 56)">
      <rect x="150" y="34" width="150" height="46" rx="23" fill={soft} />
      <path d="M225 34h52a23 23 0 0 1 0 46h-52Z" fill={strong} />
      <rect x="206" y="104" width="104" height="34" rx="17" fill={soft} />
      <rect x="230" y="-30" width="104" height="34" rx="17" fill={soft} />
    </g>
  ),
  hex: ({ soft, strong }) => (
    <g fill="none" strokeWidth="9">
      <path d="M250 6l40 23v46l-40 23-40-23V29Z" stroke={strong} />
      <path d="M330 52l40 23v46l-40 23-40-23V75Z" stroke={soft} />
      <path d="M170 52l40 23v46l-40 23-40-23V75Z" stroke={soft} />
      <circle cx="250" cy="52" r="11" fill={strong} stroke="none" />
    </g>
  ),
  drop: ({ soft, strong }) => (
    <g>
      <path d="M250 8c22 28 34 44 34 60a34 34 0 0 1-68 0c0-16 12-32 34-60Z" fill={strong} />
      <path d="M176 44c13 17 21 27 21 37a21 21 0 0 1-42 0c0-10 8-20 21-37Z" fill={soft} />
      <path d="M312 26c10 13 15 20 15 27a15 15 0 0 1-30 0c0-7 5-14 15-27Z" fill={soft} />
    </g>
  ),
  leaf: ({ soft, strong, paper }) => (
    <g>
      <path d="M200 112c0-58 40-96 112-104 2 66-38 104-112 104Z" fill={strong} />
      <path d="M196 112c0-44-24-72-78-80-4 48 24 80 78 80Z" fill={soft} />
      <path d="M206 106 292 28" stroke={paper} strokeWidth="4" />
    </g>
  ),
  wave: ({ soft, strong }) => (
    <g fill="none" strokeWidth="10" strokeLinecap="round">
      <path d="M120 84h44l16-46 26 66 24-80 18 60h84" stroke={strong} strokeLinejoin="round" />
      <path d="M120 20h210" stroke={soft} />
    </g>
  ),
  cross: ({ soft, strong }) => (
    <g>
      <path d="M232 8h36v30h30v36h-30v30h-36V74h-30V38h30Z" fill={strong} />
      <circle cx="160" cy="90" r="26" fill={soft} />
      <circle cx="316" cy="14" r="20" fill={soft} />
    </g>
  ),
  rings: ({ soft, strong }) => (
    <g fill="none">
      <circle cx="256" cy="56" r="62" stroke={soft} strokeWidth="12" />
      <circle cx="256" cy="56" r="37" stroke={strong} strokeWidth="12" />
      <circle cx="256" cy="56" r="10" fill={strong} />
    </g>
  ),
  label: ({ soft, strong }) => (
    <g>
      <rect x="176" y="14" width="132" height="84" rx="10" fill={soft} />
      <rect x="192" y="32" width="74" height="9" rx="4.5" fill={strong} />
      <rect x="192" y="52" width="100" height="7" rx="3.5" fill={strong} opacity=".55" />
      <rect x="192" y="69" width="60" height="7" rx="3.5" fill={strong} opacity=".55" />
    </g>
  ),
};
