/** A file in memory: bytes that grow as they are written. */
export class MemoryFile {
  bytes: Uint8Array;
  length: number;

  constructor(content: Uint8Array) {
    this.bytes = content;
    this.length = content.length;
  }

  write(at: number, data: Uint8Array): void {
    const end = at + data.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.bytes.length * 2, 4096));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(data, at);
    this.length = Math.max(this.length, end);
  }

  read(at: number, most: number): Uint8Array {
    return this.bytes.subarray(at, Math.max(at, Math.min(at + most, this.length)));
  }
}
