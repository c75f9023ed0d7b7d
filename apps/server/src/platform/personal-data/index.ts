export type { ActorTable, Blank, Owner, PassingTable, PersonalData, PersonalTable, Table } from './personal-data.ts';
