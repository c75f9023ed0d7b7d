export * from './answers.schemas.ts';
export * from './assessing.schemas.ts';
export * from './details.schemas.ts';
export * from './messages.schemas.ts';
export * from './planning.schemas.ts';
export * from './staffing.schemas.ts';
export * from './virtual-groups.schemas.ts';
export * from './waiting-list.schemas.ts';
