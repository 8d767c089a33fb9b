#!/usr/bin/env node
// `npx foyer …`: the operator's command line. Runs on the machine's Node without any package.
import { requireNode } from './launch/node-version.mjs';

requireNode();
import('./launch/foyer.mjs').then(({ foyer }) => foyer());
