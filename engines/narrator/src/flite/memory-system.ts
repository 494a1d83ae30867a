/**
 * The operating system that flite believes in: the 13 WASI calls that it makes, over files that live in memory.
 * (node:wasi crashes when the module is instantiated repeatedly, and an engine may not touch a disk anyway.)
 */
import { MemoryFile } from './memory-file.ts';

const OK = 0;
const BAD_FILE = 8;
const NO_SUCH_FILE = 44;
const NOT_SEEKABLE = 70;
const ROOT = 3;
const FIRST_FREE = 4;
const CREATE = 1;
const TRUNCATE = 8;
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;
const A_DEVICE = 2;
const A_FOLDER = 3;
const A_FILE = 4;
const FROM_START = 0;
const FROM_HERE = 1;

/** Ends the program from inside one of its calls. */
class ProgramEnded {
  readonly code: number;

  constructor(code: number) {
    this.code = code;
  }
}

export interface RunResult {
  code: number;
  printed: string;
  file(path: string): Uint8Array | null;
}

/** Runs the program once from start to end. Files are given by absolute path; those it writes can be read from the result. */
export function runInMemory(program: WebAssembly.Module, args: readonly string[], files: Readonly<Record<string, Uint8Array>>): RunResult {
  const system = new MemorySystem(args, files);
  const code = system.run(program);
  return { code, printed: system.printed(), file: (path) => system.file(path) };
}

class MemorySystem {
  readonly #args: Uint8Array[];
  readonly #files = new Map<string, MemoryFile>();
  readonly #open = new Map<number, { file: MemoryFile; at: number }>();
  readonly #printed = new MemoryFile(new Uint8Array(0));
  #next = FIRST_FREE;
  #memory = new WebAssembly.Memory({ initial: 0 });

  constructor(args: readonly string[], files: Readonly<Record<string, Uint8Array>>) {
    this.#args = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
    for (const [path, content] of Object.entries(files)) this.#files.set(path, new MemoryFile(content));
  }

  printed(): string {
    return new TextDecoder().decode(this.#printed.read(0, this.#printed.length));
  }

  file(path: string): Uint8Array | null {
    const file = this.#files.get(path);
    return file ? file.read(0, file.length) : null;
  }

  run(program: WebAssembly.Module): number {
    const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: this.#calls() });
    const { memory, _start: start } = exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') throw new TypeError('This is not the flite program');
    this.#memory = memory;
    try {
      start();
      return OK;
    } catch (ended) {
      if (ended instanceof ProgramEnded) return ended.code;
      throw ended;
    }
  }

  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, length);
  }

  #calls(): WebAssembly.ModuleImports {
    return {
      args_sizes_get: (count: number, size: number) => this.#argSizes(count, size),
      args_get: (pointers: number, buffer: number) => this.#argList(pointers, buffer),
      clock_time_get: (_clock: number, _precision: bigint, result: number) => this.#noClock(result),
      fd_close: (fd: number) => (this.#open.delete(fd) ? OK : BAD_FILE),
      fd_fdstat_get: (fd: number, result: number) => this.#describe(fd, result),
      fd_fdstat_set_flags: () => OK,
      fd_prestat_get: (fd: number, result: number) => this.#root(fd, result),
      fd_prestat_dir_name: (_fd: number, path: number, length: number) => this.#rootName(path, length),
      path_open: (_fd: number, _lookup: number, path: number, length: number, how: number, _base: bigint, _inherit: bigint,
        _flags: number, result: number) => this.#openFile(path, length, how, result),
      fd_read: (fd: number, list: number, count: number, result: number) => this.#read(fd, list, count, result),
      fd_write: (fd: number, list: number, count: number, result: number) => this.#write(fd, list, count, result),
      fd_seek: (fd: number, offset: bigint, whence: number, result: number) => this.#seek(fd, offset, whence, result),
      proc_exit: (code: number) => {
        throw new ProgramEnded(code);
      },
    };
  }

  #argSizes(count: number, size: number): number {
    this.#view().setUint32(count, this.#args.length, true);
    this.#view().setUint32(size, this.#args.reduce((sum, arg) => sum + arg.length, 0), true);
    return OK;
  }

  #argList(pointers: number, buffer: number): number {
    let at = buffer;
    this.#args.forEach((arg, index) => {
      this.#view().setUint32(pointers + index * 4, at, true);
      this.#bytes(at, arg.length).set(arg);
      at += arg.length;
    });
    return OK;
  }

  #noClock(result: number): number {
    this.#view().setBigUint64(result, 0n, true);
    return OK;
  }

  #describe(fd: number, result: number): number {
    this.#view().setUint8(result, fd < ROOT ? A_DEVICE : fd === ROOT ? A_FOLDER : A_FILE);
    this.#view().setUint16(result + 2, 0, true);
    this.#view().setBigUint64(result + 8, ALL_RIGHTS, true);
    this.#view().setBigUint64(result + 16, ALL_RIGHTS, true);
    return OK;
  }

  #root(fd: number, result: number): number {
    if (fd !== ROOT) return BAD_FILE;
    this.#view().setUint8(result, 0);
    this.#view().setUint32(result + 4, 1, true);
    return OK;
  }

  #rootName(path: number, length: number): number {
    this.#bytes(path, length).set(new TextEncoder().encode('/').subarray(0, length));
    return OK;
  }

  #openFile(path: number, length: number, how: number, result: number): number {
    const name = `/${new TextDecoder().decode(this.#bytes(path, length)).replace(/^\/+/, '')}`;
    let file = this.#files.get(name);
    if (!file) {
      if ((how & CREATE) === 0) return NO_SUCH_FILE;
      file = new MemoryFile(new Uint8Array(0));
      this.#files.set(name, file);
    }
    if ((how & TRUNCATE) !== 0) file.length = 0;
    this.#open.set(this.#next, { file, at: 0 });
    this.#view().setUint32(result, this.#next++, true);
    return OK;
  }

  #read(fd: number, list: number, count: number, result: number): number {
    const handle = this.#open.get(fd);
    if (!handle) return BAD_FILE;
    let total = 0;
    for (const { at, length } of this.#pieces(list, count)) {
      const data = handle.file.read(handle.at, length);
      this.#bytes(at, data.length).set(data);
      handle.at += data.length;
      total += data.length;
    }
    this.#view().setUint32(result, total, true);
    return OK;
  }

  #write(fd: number, list: number, count: number, result: number): number {
    const handle = fd < ROOT ? null : this.#open.get(fd);
    if (handle === undefined) return BAD_FILE;
    let total = 0;
    for (const { at, length } of this.#pieces(list, count)) {
      const data = this.#bytes(at, length);
      if (handle) {
        handle.file.write(handle.at, data);
        handle.at += length;
      } else if (fd === 1) {
        this.#printed.write(this.#printed.length, data);
      }
      total += length;
    }
    this.#view().setUint32(result, total, true);
    return OK;
  }

  #seek(fd: number, offset: bigint, whence: number, result: number): number {
    const handle = this.#open.get(fd);
    if (!handle) return fd < ROOT ? NOT_SEEKABLE : BAD_FILE;
    const base = whence === FROM_START ? 0 : whence === FROM_HERE ? handle.at : handle.file.length;
    handle.at = base + Number(offset);
    this.#view().setBigUint64(result, BigInt(handle.at), true);
    return OK;
  }

  #pieces(list: number, count: number): { at: number; length: number }[] {
    return Array.from({ length: count }, (_, index) => ({
      at: this.#view().getUint32(list + index * 8, true),
      length: this.#view().getUint32(list + index * 8 + 4, true),
    }));
  }
}
