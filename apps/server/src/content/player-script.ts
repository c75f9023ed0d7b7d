import path from 'node:path';
import { bundleScript } from '../platform/bundle-script.ts';

/** Builds the player and the SCORM run-time into one script for the browser. */
export function buildPlayerScript(): Promise<string> {
  const file = path.join(import.meta.dirname, 'player', 'player.ts');
  return bundleScript(file, { format: 'iife', target: 'es2020', platform: 'browser' });
}
