// The rules pages are Markdown; what they use of it is shown as blocks.

export interface Block {
  is: "h" | "p" | "li" | "row";
  level: number;
  rule: string; // its number, such as 2.3
  text: string;
}

/** Paragraphs, headings and points of a page, each with the number of its rule. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  for (const part of page.split(/\n\s*\n|\n(?=#|- |\* |\d+\. |\|)/)) {
    const text = part.trim().replace(/\n\s*/g, " ");
    if (!text || /^\|?[\s:|-]+$/.test(text)) continue;
    const heading = /^(#+)\s+(.*)/.exec(text);
    if (heading) found.push({ is: "h", level: heading[1]!.length, rule: number(heading[2]!), text: plain(heading[2]!) });
    else if (text.startsWith("|")) found.push({ is: "row", level: 0, rule: "", text: plain(text.replace(/^\||\|$/g, "").replace(/\s*\|\s*/g, " · ").trim()) });
    else {
      const body = text.replace(/^[-*]\s+/, "");
      found.push({ is: body === text ? "p" : "li", level: 0, rule: number(body), text: plain(body) });
    }
  }
  return found;
}

const number = (text: string): string => /^\**(\d+(?:\.\d+)?)/.exec(text)?.[1] ?? "";
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/\*{1,2}([^*]+)\*{1,2}/g, "$1").replace(/`([^`]+)`/g, "$1");
