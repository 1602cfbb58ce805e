import type { Archive } from '../archive/open-archive';
import { parseXml, type XmlAttributes, type XmlReader } from './parse-xml';

/** Visits every element of a small XML part, with the name of the element it stands in; text is passed over. */
export async function visitElements(
  archive: Archive,
  part: string,
  visit: (name: string, attributes: XmlAttributes, parent: string | undefined) => void,
): Promise<void> {
  const path: string[] = [];
  const reader: XmlReader<never> = {
    open: (name, attributes) => {
      visit(name, attributes, path.at(-1));
      path.push(name);
    },
    close: () => {
      path.pop();
    },
    text: () => undefined,
    take: () => [],
  };
  for await (const _none of parseXml(archive.read(part), part, reader));
}
