import type { TestProject } from 'vitest/node';
import { makeTemplate } from './template.ts';

export default (project: TestProject) => makeTemplate(project, 'postgres');
