import { holdScreens } from './hold-screens.ts';

holdScreens('people');
