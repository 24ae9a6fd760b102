// The server that this page came from.
import type { ClientMessage, ServerMessage } from "$protocol";
import { Trouble, type Answer, type House, type Line } from "./house";

async function request(method: "GET" | "POST", target: string, body?: unknown): Promise<Answer> {
  try {
    const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(target, { method, headers, body: sent });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new Trouble("page.no-answer");
  }
}

function connect(heard: (message: ServerMessage) => void, ended: () => void): Line {
  const socket = new WebSocket(new URL("/api/socket", location.href.replace(/^http/, "ws")));
  const waiting: string[] = [];
  socket.onopen = () => waiting.splice(0).forEach((text) => socket.send(text));
  socket.onmessage = ({ data }) => {
    for (const line of String(data).split("\n")) if (line) heard(JSON.parse(line) as ServerMessage);
  };
  socket.onclose = ended;
  return {
    send(message: ClientMessage) {
      const text = JSON.stringify(message);
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
      else if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.onclose = null;
      socket.close();
    },
  };
}

export const online: House = { here: false, ask: request, open: connect };
