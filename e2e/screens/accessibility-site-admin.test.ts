import { holdToAxe, openScreens } from './axe.ts';

holdToAxe(openScreens(), ['morgan.ellis']);
