import { SaxesParser } from 'saxes';
import { brokenFile } from '../source/broken-file';
import { tooLarge } from '../source/too-large';
import { decodeXml } from './decode-xml';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Reacts to the elements of one XML part; names come without their namespace prefix. */
export type XmlReader<Item> = {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** Hands over the items finished since the last call. */
  readonly take: () => Item[];
};

/** One tag or text longer than this is no spreadsheet; far above the largest cell. In UTF-16 code units. */
const maxTokenLength = 32 * 2 ** 20;

/**
 * Runs an XML part through a reader, a chunk at a time. A document type declaration is refused and no entity
 * beyond the five of XML is ever expanded.
 *
 * @throws {AppError} file.broken or file.too_large
 */
export async function* parseXml<Item>(
  bytes: AsyncIterable<Buffer>,
  part: string,
  reader: XmlReader<Item>,
): AsyncGenerator<Item[]> {
  const token = { length: 0 };
  const parser = createParser(part, reader, token);
  for await (const chunk of decodeXml(bytes, part)) {
    token.length += chunk.length;
    parser.write(chunk);
    if (token.length > maxTokenLength) {
      throw tooLarge(`The part ${part} holds a text longer than ${maxTokenLength} characters.`);
    }
    const items = reader.take();
    if (items.length > 0) yield items;
  }
  parser.close();
  const items = reader.take();
  if (items.length > 0) yield items;
}

function createParser<Item>(
  part: string,
  reader: XmlReader<Item>,
  token: { length: number },
): SaxesParser<{ position: false; xmlns: false }> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const readText = (text: string): void => {
    token.length = 0;
    reader.text(text);
  };
  parser.on('error', (error) => {
    throw brokenFile(`the part ${part} is no well-formed XML`, error);
  });
  parser.on('doctype', () => {
    throw brokenFile(`the part ${part} declares a document type (DTD) or entities, which is not allowed in a workbook`);
  });
  parser.on('opentag', (tag) => {
    token.length = 0;
    reader.open(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => reader.close(localName(tag.name)));
  parser.on('text', readText);
  parser.on('cdata', readText);
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
