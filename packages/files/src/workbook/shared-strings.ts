import type { Archive } from '../archive/open-archive';
import { parseXml, type XmlReader } from '../xml/parse-xml';
import { unescapeText } from './unescape-text';

/** The texts cells refer to by number: rich text joined, phonetic text left out. */
export async function readSharedStrings(archive: Archive, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!part || !archive.has(part)) return texts;
  for await (const items of parseXml(archive.read(part), part, createReader())) {
    for (const item of items) texts.push(item);
  }
  return texts;
}

function createReader(): XmlReader<string> {
  let finished: string[] = [];
  let text = '';
  let isInText = false;
  let isPhonetic = false;
  return {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isInText = !isPhonetic;
    },
    close: (name) => {
      if (name === 't') isInText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') finished.push(unescapeText(text));
    },
    text: (piece) => {
      if (isInText) text += piece;
    },
    take: () => {
      const taken = finished;
      finished = [];
      return taken;
    },
  };
}
