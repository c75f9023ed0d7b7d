export { arePrerequisitesMet, type StatusOf } from './are-prerequisites-met.ts';
export { type ParsedPrerequisites, type PrerequisiteExpression, parsePrerequisites } from './parse-prerequisites.ts';
