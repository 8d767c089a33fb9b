import { DoDont } from '../blocks/index.ts';
import { Code, Pre } from './code.tsx';
import type { Guidance } from './guidance/guidance.ts';

interface GuidanceBlockProps extends Guidance {
  /** The name of the page. */
  name: string;
}

/** How a component is imported, when it is the right one, and what its keys do. */
export function GuidanceBlock({ name, use, avoid, keys, exports = [name] }: GuidanceBlockProps) {
  return (
    <>
      <Pre>
        <Code className="language-tsx">{`import { ${exports.join(', ')} } from '@foyer/ui';`}</Code>
      </Pre>
      <DoDont good={[use]} bad={[avoid]} />
      {keys && (
        <>
          <h2 className="sbdocs sbdocs-h2">Keys</h2>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>Does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, does]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
