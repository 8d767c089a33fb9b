import { isDeepStrictEqual } from 'node:util';
import { kindOf } from '../../shared/content/kind-of.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { editorConfig } from './editor.config.ts';
import { sanitizeEditorHtml } from './editor.html.ts';
import { toStored } from './editor.service.ts';

type Config = Record<string, unknown>;

const isObject = (value: unknown): value is Config => kindOf(value) === 'object';

/** A block whose HTML is safe, however unfinished it is otherwise. Only a frame is kept as it was written, for it runs in a sandbox. */
function cleanBlock(block: unknown): unknown {
  const whole = editorConfig.shape.blocks.safeParse([block]);
  if (whole.success) return toStored(whole.data[0]!);
  if (!isObject(block) || block['kind'] === 'frame' || !isObject(block['html'])) return block;
  const html = Object.entries(block['html']).map(([locale, text]) => [locale, typeof text === 'string' ? sanitizeEditorHtml(text) : text]);
  return { ...block, html: Object.fromEntries(html) as unknown };
}

/** The config of a module editor as it is kept in a working copy: sanitised, with the version it will have when it is published. */
export function cleanEditorConfig(config: Config, live: Config | undefined): Config {
  const blocks = Array.isArray(config['blocks']) ? config['blocks'].map(cleanBlock) : config['blocks'];
  const version = editorConfig.shape.version.safeParse(live?.['version']).data ?? 0;
  return { ...config, version: live && isDeepStrictEqual(blocks, live['blocks']) ? version : version + 1, blocks };
}

/** Frames that do not say what they show, by their places in the config. */
export function untitledFrames(config: Config): ProblemField[] {
  const blocks: unknown[] = Array.isArray(config['blocks']) ? config['blocks'] : [];
  return blocks.flatMap((block, index) => {
    if (!isObject(block) || block['kind'] !== 'frame') return [];
    const title = isObject(block['title']) ? Object.values(block['title']) : [];
    const named = title.some((text) => typeof text === 'string' && text.trim() !== '');
    return named ? [] : [{ field: `blocks.${index}.title`, code: 'required' }];
  });
}
